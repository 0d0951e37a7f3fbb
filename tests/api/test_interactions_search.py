"""What programs that search ask of the API: many continuations, outcomes some plies deep, nothing implied."""

import pytest

from api.views.interactions import BATCH_EXAMPLE, BRAWL, CONTINUATIONS_EXAMPLE, PLIES_EXAMPLE, STRICT_EXAMPLE
from rules.engine.shadowfist.interface.evaluation import MORE_FIELDS
from tests.api_schema import faults, sent

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

API = "/api/v1/interactions"
START = {**BRAWL, "actions": []}


@pytest.fixture
def post(client):
    def post(path, body, status=200):
        response = client.post(f"{API}/{path}", body, "application/json")
        assert response.status_code == status, response.content[:2000]
        answer = response.json()
        assert faults("post", f"{API}/{path}", status, answer) == []
        return answer

    return post


def test_only_what_was_asked_for_is_told(post):
    assert set(post("evaluate", {**BRAWL, "fields": ["hash"]})) == {"game", "status", "hash"}
    assert set(post("evaluate", {"scenario": BRAWL, "fields": []})) == {"game", "status"}
    assert set(post("evaluate", BRAWL)) == {"game", *MORE_FIELDS} - {"changes"}
    assert post("evaluate", {"scenario": BRAWL}) == post("evaluate", BRAWL)


def test_strict_is_asked_for(post):
    hasty = {
        **BRAWL,
        "actions": [BRAWL["actions"][0], {"by": "Ann", "do": "attack", "with": ["ting-ting"], "target": "city-park"}],
    }
    freely = post("evaluate", hasty)
    assert [step["assumed"] for step in freely["steps"]].count(True) > 0
    strictly = post("evaluate", {**hasty, "strict": True})
    assert strictly["problem"]["action"] == 1
    assert "resolve" in strictly["problem"]["later"]


@pytest.mark.parametrize(
    "body",
    [
        {"scenario": BRAWL, "fields": ["colour"]},
        {"scenario": BRAWL, "fields": "hash"},
        {"scenario": BRAWL, "fields": [None]},
        {"scenario": BRAWL, "strict": 1},
        {"scenario": BRAWL, "strict": None},
        {"scenario": BRAWL, "turn": "Ann"},
        {"scenario": None},
        {**BRAWL, "depth": 1},
    ],
)
def test_a_malformed_question_is_refused(post, body):
    assert not sent("Question").is_valid(body)
    assert post("evaluate", body, 400)["code"] == "malformed_scenario"


@pytest.mark.parametrize("depth", [4, -1, "2", None, True])
def test_a_depth_out_of_bounds_is_refused(post, depth):
    assert not sent("ActionsRequest").is_valid({"scenario": START, "depth": depth})
    assert post("actions", {"scenario": START, "depth": depth}, 400)["details"][0]["place"] == "depth"


def test_continuations_are_answered_in_order(post):
    ways = [BRAWL["actions"], [], [{"do": "draw"}], [{"do": "dance"}]]
    found = post("batch", {"scenario": START, "continuations": ways})
    assert found["total"] == len(found["data"]) == 4
    for way, entry in zip(ways[:3], found["data"][:3], strict=True):
        assert entry == {"result": post("evaluate", {**START, "actions": way}), "error": None}
    last = found["data"][3]
    assert last["result"] is None
    assert last["error"]["details"][0]["place"] == "continuations[3][0].do"


def test_scenarios_are_answered_in_order(post):
    modern = {**BRAWL, "ruleset": "modern"}
    unknown = {"players": [{"name": "Ann", "hand": ["Nobody"]}, {"name": "Bob"}]}
    found = post("batch", {"scenarios": [BRAWL, unknown, modern, 7], "fields": ["hash"]})
    assert [each["error"] and each["error"]["code"] for each in found["data"]] == [
        *(None, "malformed_scenario", None, "malformed_scenario")
    ]
    assert found["data"][2]["result"] == post("evaluate", {**modern, "fields": ["hash"]})
    assert found["data"][0]["result"]["hash"] != found["data"][2]["result"]["hash"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"scenario": BRAWL},
        {"continuations": [[]]},
        {"scenarios": [BRAWL], "scenario": BRAWL},
        {"scenarios": [{}] * 101},
        {"scenario": BRAWL, "continuations": [[]] * 501},
        {"scenario": BRAWL, "continuations": None},
    ],
)
def test_a_malformed_batch_is_refused(post, body):
    assert not sent("BatchRequest").is_valid(body)
    assert post("batch", body, 400)["details"]


def test_a_batch_of_a_malformed_scenario_is_refused(post):
    assert post("batch", {"scenario": {"players": []}, "continuations": [[]]}, 400)["code"] == "malformed_scenario"


def test_two_plies_in_one_request(post):
    found = post("actions", {"scenario": START, "depth": 2})
    assert len(found["outcomes"]) == len(found["data"])
    number = 0
    for action, outcome in zip(found["data"], found["outcomes"], strict=True):
        single = post("evaluate", {**START, "actions": [action], "fields": ["hash", "changes"]})
        assert outcome["hash"] == single["hash"]
        number += len(outcome["outcomes"] or [])
    assert number > len(found["data"])


def test_a_listed_action_is_sent_back_as_it_is(post):
    labels = {}
    for action in post("actions", START)["data"]:
        labels[action["label"]] = post("evaluate", {**START, "actions": [action]})["status"]
    assert labels["Ann plays Final Brawl"] == "ok"
    assert "illegal" not in labels.values()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("evaluate", STRICT_EXAMPLE.value),
        ("batch", CONTINUATIONS_EXAMPLE.value),
        ("batch", BATCH_EXAMPLE.value),
        ("actions", PLIES_EXAMPLE.value),
    ],
)
def test_the_examples_of_the_documentation_answer(post, path, body):
    post(path, body)
