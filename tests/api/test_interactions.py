"""The API on interactions: the corpus, what it refuses, and that nothing it is sent makes it fail."""

import copy
import json

import pytest
from django.core.cache import cache

from api.views.interactions import BRAWL
from rules import engine
from rules.engine.kernel.expectations import cited_sections, unmet
from rules.engine.kernel.work import Work
from rules.interactions.evaluators.jobs import JOBS
from rules.models import Section
from tests.api_schema import faults
from tests.corpus import entries, ufs_entries

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

API = "/api/v1/interactions"


@pytest.fixture
def post(client):
    def post(path, body, status=200):
        response = client.post(f"{API}/{path}", body, "application/json")
        assert response.status_code == status, response.content[:2000]
        return response.json()

    return post


@pytest.fixture(scope="module")
def sections(library, django_db_blocker):
    with django_db_blocker.unblock():
        return {f"{slug}/{number}" for slug, number in Section.objects.values_list("document__slug", "number")}


@pytest.mark.parametrize("entry", entries()[::4], ids=lambda entry: entry["name"])
def test_an_entry_of_the_corpus(post, sections, entry):
    """One in four: the engine alone runs all of them in test_corpus."""
    result = post("evaluate", entry["scenario"])
    assert unmet(entry, result) == []
    assert faults("post", f"{API}/evaluate", 200, result) == []
    assert cited_sections(result) <= sections
    for step in result["steps"]:
        assert step["rules"], step
        assert all(rule["url"].startswith("http://testserver/api/v1/sections/") for rule in step["rules"])


def test_an_address_of_a_citation_answers(client, post):
    rule = post("evaluate", BRAWL)["steps"][0]["rules"][0]
    assert client.get(rule["url"]).json()["number"] == rule["section"]


def unlabelled(action):
    return {name: value for name, value in action.items() if name != "label"}


def test_an_illegal_action_is_an_answer(post):
    result = post("evaluate", {**BRAWL, "actions": [{"by": "Bob", "do": "play", "card": "Final Brawl"}]})
    assert result["status"] == "illegal"
    assert set(result["problem"]) == {"action", "code", "message", "rules", "later"}
    assert result["cards"]["final-brawl"]["zone"] == "hand", "the board before that action"


def test_the_board_goes_on(post):
    first = post("evaluate", {**BRAWL, "actions": BRAWL["actions"][:1]})
    again = post("evaluate", {**first["board"], "actions": [{"do": "resolve"}]})
    assert again["cards"] == post("evaluate", BRAWL)["cards"]


def test_what_a_card_may_not_do_has_its_rule(post):
    turned = {**BRAWL, "actions": []}
    found = post("refused", {"scenario": turned, "card": "maverick-cop"})
    assert found["object"] == "list"
    assert found["total"] == len(found["data"]) > 0
    for each in found["data"]:
        assert each["message"]
        assert each["rules"][0]["url"].startswith("http")
    assert {each["code"] for each in found["data"] if each["action"]["do"] == "attack"} == {"wrong_time"}
    legal = [unlabelled(each) for each in post("actions", turned)["data"]]
    assert legal
    assert not [each for each in found["data"] if each["action"] in legal]


@pytest.mark.parametrize(
    "body", [{}, {"scenario": BRAWL}, {"scenario": BRAWL, "card": 3}, {"scenario": [], "card": "x"}, BRAWL]
)
def test_a_question_about_no_card_is_told_what_to_send(post, body):
    assert "card" in str(post("refused", body, 400)["details"])


def test_an_unknown_card_is_told_which_there_are(post):
    error = post("refused", {"scenario": BRAWL, "card": "tong-tong"}, 400)
    assert "maverick-cop" in str(error["details"])


def test_every_fault_has_its_place(post):
    scenario = copy.deepcopy(BRAWL)
    scenario["players"][0]["hand"] = ["Fynal Brawl"]
    scenario["players"][1]["power"] = "much"
    scenario["weather"] = "fine"
    error = post("evaluate", scenario, 400)
    assert (error["object"], error["status"], error["code"]) == ("error", 400, "malformed_scenario")
    assert {fault["place"] for fault in error["details"]} == {"players[0].hand[0]", "players[1].power", "weather"}
    assert all(fault["message"] for fault in error["details"])


def test_very_many_faults_are_not_all_told(post):
    error = post("evaluate", {f"field{i}": i for i in range(5000)}, 400)
    assert len(error["details"]) == 101
    assert error["details"][-1]["message"].startswith("and ")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no json",
        b"[]",
        b'"a text"',
        b"null",
        b"{",
        b'{"players": NaN}',
        b'{"players": Infinity}',
        b'{"seed": 1e999}',
        b'{"seed": ' + b"9" * 5000 + b"}",
        b'{"turn": "\\ud800"}',
        b'{"turn": "\x00"}',
        b'{"turn": "\xff"}',
        b'{"players": ' + b"[" * 500 + b"]" * 500 + b"}",
        b"[" * 100_000,
        b'{"players":' * 50_000,
        b'{"players": [{"name": "Ann"}, {"name": "Ann"}]}',
        b'{"players": {"name": "Ann"}}',
        b'{"scenario": 3}',
        b'{"players": [{"name": "\\u0000"}, {"name": "B", "hand": ["\\u0000"]}]}',
    ],
)
@pytest.mark.parametrize("path", ["evaluate", "actions", "refused", "compare"])
def test_what_is_no_scenario_is_refused(client, path, body):
    response = client.post(f"{API}/{path}", body, "application/json")
    assert response.status_code == 400
    error = response.json()
    assert (error["object"], error["status"]) == ("error", 400)
    assert error["details"]


def test_a_large_body_is_refused(client):
    for body in (b" " * 10_000_000, json.dumps({"players": ["x" * 100] * 100_000}).encode()):
        response = client.post(f"{API}/evaluate", body, "application/json")
        assert response.status_code == 413
        assert response.json()["code"] == "too_large"


def test_a_large_scenario_is_refused(post):
    many = {"name": "Ann", "hand": ["Final Brawl"] * 3000}
    assert "at most" in post("evaluate", {"players": [many, {"name": "Bob"}]}, 400)["details"][0]["message"]
    actions = [{"do": "resolve"}] * 3000
    assert post("evaluate", {**BRAWL, "actions": actions}, 400)["details"][0]["place"] == "actions"


def test_other_formats_and_methods_are_refused(client):
    assert client.post(f"{API}/evaluate", {"players": "x"}).status_code == 415
    assert client.post(f"{API}/evaluate", "players: []", "application/yaml").status_code == 415
    for method in (client.get, client.put, client.delete):
        response = method(f"{API}/evaluate")
        assert response.status_code == 405
        assert response.json()["object"] == "error"


def test_an_evaluation_takes_a_bounded_time(post, settings, monkeypatch):
    def endless(*args):
        while True:
            pass

    settings.INTERACTION_SECONDS = 0.2
    monkeypatch.setitem(JOBS, "evaluate", endless)
    error = post("evaluate", BRAWL, 503)
    assert error["code"] == "busy"
    assert "0.2 seconds" in error["details"][0]["message"]


def test_an_evaluation_is_a_bounded_amount_of_work(post, monkeypatch):
    monkeypatch.setitem(JOBS, "evaluate", lambda scenario, *asked: engine.evaluate(scenario, asked[-1], Work(10)))
    result = post("evaluate", BRAWL)
    assert result["incomplete"]["code"] == "too_long"
    assert "fewer cards or fewer actions" in result["incomplete"]["message"]
    assert result["board"]["actions"] == [], "what was reached is told: the board before its first action"


def test_evaluations_are_throttled(client, settings):
    cache.clear()
    settings.RATES = {**settings.RATES, "interactions": "2/min"}
    statuses = [client.post(f"{API}/evaluate", BRAWL, "application/json").status_code for _ in range(3)]
    response = client.post(f"{API}/compare", BRAWL, "application/json")
    cache.clear()
    assert statuses == [200, 200, 429]
    assert response.status_code == 429
    assert int(response["Retry-After"]) > 0
    assert client.get(f"{API}/examples").status_code == 200, "what is only read is not"


def test_other_sites_may_ask(client):
    response = client.post(f"{API}/evaluate", BRAWL, "application/json", headers={"Origin": "https://example.org"})
    assert response["Access-Control-Allow-Origin"] == "*"
    preflight = client.options(
        f"{API}/evaluate",
        headers={
            "Origin": "https://example.org",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        },
    )
    assert "POST" in preflight["Access-Control-Allow-Methods"]
    assert "content-type" in preflight["Access-Control-Allow-Headers"]


def test_legal_actions(post):
    scenario = {**BRAWL, "actions": []}
    listed = post("actions", scenario)
    assert listed["object"] == "list"
    assert [each["kind"] for each in listed["omitted"]] == ["unchanged"]
    labels = {each["label"]: unlabelled(each) for each in listed["data"]}
    assert labels["Ann plays Final Brawl"] == {"by": "Ann", "do": "play", "card": "final-brawl"}
    assert listed["total"] == len(listed["data"])
    for action in listed["data"]:
        assert post("evaluate", {**scenario, "actions": [action]})["status"] != "illegal", action


def test_legal_actions_after_an_illegal_one(post):
    listed = post("actions", {**BRAWL, "actions": [{"by": "Bob", "do": "play", "card": "Final Brawl"}]})
    assert listed["data"] == []
    assert "Action 0 of the scenario is illegal" in listed["warnings"][0]


# --- compare -----------------------------------------------------------------------------------------------------


def test_editions_part_where_their_rules_do(post):
    """Hero and Heroic were the same designator in 1995 (FAQ 1995, 2.1.1), and are not since."""
    entry = next(each for each in entries() if each["name"] == "hero-and-heroic-daedalus-1995")
    compared = post("compare", {"scenario": entry["scenario"], "rulesets": ["daedalus-1995", "zman-2000"]})
    assert compared["object"] == "comparison"
    assert not compared["same"]
    assert [each["result"]["status"] for each in compared["variants"]] == ["ok", "illegal"]
    parted = compared["first_difference"]
    old, new = parted["variants"]
    assert old["step"] == compared["variants"][0]["result"]["steps"][parted["n"] - 1]
    assert all(rule["url"] for rule in old["step"]["rules"])
    assert new["step"] is None
    assert new["problem"]["code"] == "illegal_target"
    values = {each["path"]: each["values"] for each in compared["differences"]}
    assert values["status"] == ["ok", "illegal"]
    assert values["cards.average-joe.zone"] == ["smoked", "play"]
    assert not any(path.startswith("problem.message") for path in values)


def test_wordings_part(post):
    """Fox Pass was Limited first, and Unique later: a second copy was allowed to no player, then to each."""
    compared = post("compare", {"scenario": BRAWL, "printings": {"Fox Pass": ["L/S", "YotD"]}})
    assert [each["printings"] for each in compared["variants"]] == [{"Fox Pass": "L/S"}, {"Fox Pass": "YotD"}]
    assert {each["path"] for each in compared["differences"]} == {"cards.fox-pass.keywords"}
    assert compared["first_difference"] is None
    assert not compared["same"]


def test_every_combination_is_a_variant(post):
    asked = {**BRAWL, "rulesets": ["modern", "zman-2000"], "printings": {"fox-pass": ["L/S", None]}}
    compared = post("compare", asked)
    assert [(each["ruleset"], each["printings"]) for each in compared["variants"]] == [
        ("modern", {"Fox Pass": "L/S"}),
        ("modern", {"Fox Pass": None}),
        ("zman-2000", {"Fox Pass": "L/S"}),
        ("zman-2000", {"Fox Pass": None}),
    ]


def test_all_editions_are_compared_by_default(post):
    assert len(post("compare", BRAWL)["variants"]) == 4


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ({"rulesets": ["modern", "nonsense"]}, "rulesets[1]"),
        ({"rulesets": "modern"}, "rulesets"),
        ({"rulesets": [{}, []]}, "rulesets[0]"),
        ({"rulesets": ["modern"]}, "rulesets, printings"),
        ({"printings": {"Fix Pass": ["L/S"]}}, "printings.Fix Pass"),
        ({"printings": {"Fox Pass": "L/S"}}, "printings.Fox Pass"),
        ({"printings": {"Fox Pass": [{}, True]}}, "printings.Fox Pass[0]"),
        ({"printings": []}, "printings"),
        ({"printings": {"Fox Pass": ["L/S", "nowhere"]}}, "players[0].locations[0].front.printing"),
        ({"scenario": BRAWL, "scene": []}, "scene"),
    ],
)
def test_what_cannot_be_compared_says_where(post, asked, place):
    error = post("compare", {"scenario": BRAWL, **asked}, 400)
    assert error["code"] == "malformed_scenario"
    assert place in {fault["place"] for fault in error["details"]}


# --- examples ----------------------------------------------------------------------------------------------------


def test_the_examples(client):
    answer = client.get(f"{API}/examples?page_size=200").json()
    assert answer["total"] == len(entries()) + len(ufs_entries())
    first = answer["data"][0]
    assert first["object"] == "example"
    assert first["name"] == entries()[0]["name"]
    assert first["scenario"] == entries()[0]["scenario"]
    assert client.get(first["url"]).json() == first
    assert client.get(first["source"]["url"]).status_code == 200
    assert client.get(first["page_url"]).status_code == 200


def names(client, **parameters):
    found, page = set(), client.get(f"{API}/examples", {"page_size": 200, **parameters}).json()
    while page["data"]:
        found |= {row["name"] for row in page["data"]}
        if not page["has_more"]:
            break
        page = client.get(page["next_page"]).json()
    return found


def test_examples_are_found(client):
    every = entries()
    tag = every[0]["tags"][0]
    assert names(client, tag=tag) == {each["name"] for each in every if tag in each["tags"]}
    assert names(client, document="shadowfist-faq-2001", section="5") == {
        each["name"] for each in every if each["source"].startswith("shadowfist-faq-2001/5.")
    }
    assert names(client, card="city-park") == {
        each["name"] for each in every if "'City Park'" in repr(each["scenario"]["players"])
    }
    assert names(client, q="no such words at all") == set()
    assert names(client, ruleset="modern") == {
        each["name"] for each in every if each["scenario"]["ruleset"] == "modern"
    }
    assert names(client, ruleset="ufs-2010") == {each["name"] for each in ufs_entries()}
    assert names(client, game="ufs") == names(client, ruleset="ufs-2010")
    assert "ufs-an-exchange-between-the-sample-decks" in names(client, card="cinder-uppercut")


def test_an_example_that_is_not_there(client):
    response = client.get(f"{API}/examples/nothing-of-the-kind")
    assert response.status_code == 404
    assert "examples?q=" in response.json()["details"][0]["message"]


def test_the_root_lists_them(client):
    root = client.get("/api/v1/").json()
    assert root["interactions/evaluate"].endswith("/api/v1/interactions/evaluate")
    assert client.get(root["interactions/examples"]).status_code == 200


def test_the_schema_describes_them(client):
    schema = client.get("/api/v1/schema?format=json").json()
    evaluate = schema["paths"]["/api/v1/interactions/evaluate"]["post"]
    sent = evaluate["requestBody"]["content"]["application/json"]["schema"]
    assert sent == {"$ref": "#/components/schemas/Question"}
    assert set(schema["paths"]) >= {
        f"{API}/{each}" for each in ("actions", "batch", "compare", "examples", "examples/{name}")
    }
    result = schema["components"]["schemas"]["Result"]["properties"]
    answer = client.post(f"{API}/evaluate", BRAWL, "application/json").json()
    assert set(answer) == set(result) - {"warnings"}  # those are there where there are any
    assert set(answer["cards"]["ting-ting"]) == set(schema["components"]["schemas"]["CardState"]["properties"])
    assert set(answer["players"]["Ann"]) == set(schema["components"]["schemas"]["PlayerState"]["properties"])
    assert set(answer["steps"][0]) == set(schema["components"]["schemas"]["Step"]["properties"])


def references(tree):
    if isinstance(tree, dict):
        yield from [tree["$ref"]] if isinstance(tree.get("$ref"), str) else []
        for value in tree.values():
            yield from references(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from references(value)


def test_every_reference_in_the_schema_leads_somewhere(client):
    schema = client.get("/api/v1/schema?format=json").json()
    known = {f"#/components/{kind}/{name}" for kind, parts in schema["components"].items() for name in parts}
    assert set(references(schema)) <= known


def test_legal_actions_of_a_full_board_are_cut_with_a_word(post):
    scenario = {
        "players": [
            {
                "name": "Ann",
                "locations": [{"front": "City Park", "characters": ["Ting Ting"] + ["Maverick Cop"] * 200}],
            },
            {"name": "Bob", "locations": [{"front": "Fox Pass", "characters": ["Maverick Cop"] * 200}]},
        ]
    }
    listed = post("actions", scenario)
    assert listed["warnings"] == ["Not listed: what goes beyond 500 actions."]
    assert {each["kind"]: each["do"] for each in listed["omitted"]} == {
        "unchanged": ["pass", "bid", "continue", "decline"],
        "room": [],
        "groups": ["attack"],
    }
    assert {"by": "Ann", "do": "end turn"} in [unlabelled(each) for each in listed["data"]]
    assert {len(each["with"]) for each in listed["data"] if each["do"] == "attack"} == {1, 201}
