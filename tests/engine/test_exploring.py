"""What programs that search ask: hashes of positions, outcomes of every action, and nothing implied."""

import json
import os
import subprocess
import sys

import pytest

from rules.engine import ScenarioError, evaluate, legal_actions
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.interface.evaluation import MORE_FIELDS
from rules.engine.shadowfist.interface.exploring import COMPACT, continue_each, evaluate_each, explore
from rules.engine.shadowfist.interface.legal import list_legal
from tests.corpus import entries
from tests.engine_library import bundled

LIBRARY = bundled()
BOARD = {
    "players": [
        {
            "name": "Ann",
            "power": 9,
            "resources": {"dragons": 3, "chi": 3},
            "hand": ["Final Brawl", "Ting Ting", "Maverick Cop"],
            "locations": [
                {"front": {"card": "Stone Garden", "face": "up"}, "characters": ["Redeemed Gunman"]},
                {"front": {"card": "City Park", "face": "up"}},
            ],
        },
        {"name": "Bob", "locations": [{"front": {"card": "Fox Pass", "face": "up"}, "characters": ["SWAT Team"]}]},
    ],
}
PLAYS = {
    title: [{"by": "Ann", "do": "play", "card": title, "at": "city-park"}, {"do": "resolve"}]
    for title in ("ting-ting", "maverick-cop")
}

ATTACK = {"by": "Ann", "do": "attack", "with": ["redeemed-gunman"], "target": "fox-pass"}


def with_actions(*actions, **more):
    return {**BOARD, **more, "actions": list(actions)}


def hash_of(scenario, **asked):
    return evaluate(scenario, LIBRARY, fields=("hash",), **asked)["hash"]


def test_the_way_to_a_position_does_not_matter():
    one, other = PLAYS["ting-ting"], PLAYS["maverick-cop"]
    assert evaluate(with_actions(*one, *other), LIBRARY)["status"] == "ok"
    assert hash_of(with_actions(*one, *other)) == hash_of(with_actions(*other, *one))
    assert hash_of(with_actions(*one, *other)) != hash_of(with_actions(*one))


def test_the_way_to_write_a_board_does_not_matter():
    ann, bob = BOARD["players"]
    place = {"front": {"card": "Fox Pass", "id": "fox-pass", "face": "up", "damage": 0}, "characters": ["swat-team"]}
    other = {**BOARD, "ruleset": "zman-2001", "seed": 0, "players": [ann, {**bob, "power": 0, "locations": [place]}]}
    assert hash_of(other) == hash_of(BOARD)
    turned = {**bob, "locations": [{**place, "characters": [{"card": "SWAT Team", "turned": True}]}]}
    assert hash_of({**BOARD, "players": [ann, turned]}) != hash_of(BOARD)
    assert hash_of({**BOARD, "turn": "Bob"}) != hash_of(BOARD)


@pytest.mark.exhaustive
def test_the_board_of_an_outcome_is_the_same_position():
    told = [evaluate(each["scenario"], LIBRARY, fields=("hash", "problem", "board")) for each in entries()]
    parted = [each["board"] for each in told if not each["problem"] and hash_of(each["board"]) != each["hash"]]
    assert parted == []
    assert len({each["hash"] for each in told}) > len(told) / 2


def test_a_hash_is_the_same_in_another_process():
    code = (
        "from tests.engine.test_exploring import *\n"
        "print(hash_of(with_actions(PLAYS['ting-ting'][0])), hash_of(with_actions(*PLAYS['ting-ting'])))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_two_plies_tell_what_evaluation_tells():
    found = explore(BOARD, LIBRARY, depth=2, fields=("hash", "players", "cards", "problem", "decision"))
    assert found["cut"] == []
    assert [_plain(each) for each in found["actions"]] == legal_actions(BOARD, LIBRARY)
    reached = {}
    for action, outcome in zip(found["actions"], found["outcomes"], strict=True):
        assert _told(outcome) == _told(evaluate(with_actions(action), LIBRARY, fields=MORE_FIELDS))
        if outcome["actions"] is None:
            assert outcome["hash"] in reached
            continue
        reached[outcome["hash"]] = action
        for second, further in zip(outcome["actions"], outcome["outcomes"], strict=True):
            assert "outcomes" not in further
            assert _told(further) == _told(evaluate(with_actions(action, second), LIBRARY, fields=MORE_FIELDS))
    assert len(reached) > 3


def _plain(action):
    return {name: value for name, value in action.items() if name != "label"}


def _told(outcome):
    return {name: outcome[name] for name in ("status", "hash", "players", "cards", "problem", "decision")}


def test_an_action_has_a_label_for_people():
    labels = [each["label"] for each in explore(BOARD, LIBRARY)["actions"]]
    assert "Ann plays Final Brawl" in labels
    assert "Ann attacks Fox Pass with Redeemed Gunman" in labels


def test_the_outcome_of_an_action_is_short_and_tells_what_is_different():
    found = explore(BOARD, LIBRARY, depth=1)
    assert all(set(each) <= {*COMPACT, "game"} for each in found["outcomes"])
    labels = {each["label"]: outcome for each, outcome in zip(found["actions"], found["outcomes"], strict=True)}
    told = labels["Ann plays Final Brawl"]["changes"]
    assert {"card": "final-brawl", "what": "zone", "from": "hand", "to": "smoked"} in told
    assert {"player": "Ann", "what": "hand", "from": 3, "to": 2} in told


def test_two_plies_of_five_players_are_less_than_a_megabyte():
    def seated(name):
        sites = [{"card": site, "id": f"{name}-{site}", "face": "up"} for site in ("City Park", "Nine Dragon Temple")]
        crowds = [[{"card": "Maverick Cop", "id": f"{name}-{n}-{m}"} for m in range(2)] for n in range(2)]
        locations = [{"front": site, "characters": crowd} for site, crowd in zip(sites, crowds, strict=True)]
        return {"name": name, "power": 9, "hand": ["Final Brawl", "Ting Ting"], "locations": locations}

    found = explore({"players": [seated(name) for name in ("Ann", "Bob", "Cid", "Dee", "Eve")]}, LIBRARY, depth=2)
    assert found["incomplete"]["code"] == "too_many_actions"
    assert len(json.dumps(found)) < 1_000_000


def test_a_position_is_gone_into_once():
    scenario = {"players": [{"name": "Ann", "power": 1}, {"name": "Bob"}]}
    found = explore(scenario, LIBRARY, depth=3)

    def expanded(outcomes):
        for each in outcomes or ():
            if each["actions"] is not None:
                yield each["hash"]
                yield from expanded([one for one in each["outcomes"] if "actions" in one])

    hashes = list(expanded(found["outcomes"]))
    assert hashes
    assert len(hashes) <= len(set(hashes)) * 2, "once for each number of plies that are left"


def test_a_search_is_bounded():
    listing = list_legal(BOARD, LIBRARY)
    assert listing.effort > 0
    found = explore(BOARD, LIBRARY, depth=3, work=Work(20_000))
    assert found["cut"]
    assert None in str_outcomes(found)
    told = explore(with_actions(*PLAYS["ting-ting"]), LIBRARY, depth=1, work=Work(10))
    assert (told["incomplete"]["code"], told["actions"], told["turn"]) == ("too_long", [], "Ann")


def str_outcomes(found):
    for each in found["outcomes"] or ():
        yield each
        if each is not None and each.get("outcomes") is not None:
            yield from str_outcomes(each)


def test_continuations_are_as_if_sent_whole():
    continuations = [[], PLAYS["ting-ting"], PLAYS["maverick-cop"], [{"do": "draw"}], [{"do": "dance"}], "x"]
    base = with_actions(*PLAYS["ting-ting"][:1])
    found = continue_each(base, continuations, LIBRARY, fields=MORE_FIELDS)
    for continuation, outcome in zip(continuations[:4], found[:4], strict=True):
        whole = {**base, "actions": [*base["actions"], *continuation]}
        assert outcome == evaluate(whole, LIBRARY, fields=MORE_FIELDS)
    assert [type(each) for each in found[4:]] == [ScenarioError, ScenarioError]
    assert found[4].faults[0].startswith("continuations[4][0].do: 'dance' is no action")
    assert found[5].faults == ["continuations[5]: must be a list of actions"]


def test_an_illegal_scenario_has_no_continuations():
    base = with_actions({"do": "draw"})
    first, second = continue_each(base, [[], PLAYS["ting-ting"]], LIBRARY, fields=MORE_FIELDS)
    assert first == second == evaluate(base, LIBRARY, fields=MORE_FIELDS)
    assert first["problem"]["action"] == 0


def test_one_bad_scenario_does_not_spoil_the_others():
    good, bad = evaluate_each([BOARD, {"players": "x"}], LIBRARY)
    assert good == evaluate(BOARD, LIBRARY)
    assert isinstance(bad, ScenarioError)


def test_what_is_implied_is_marked():
    told = evaluate(with_actions(PLAYS["ting-ting"][0], ATTACK), LIBRARY)
    assert told["status"] == "ok"
    assumed = [step["text"] for step in told["steps"] if step["assumed"]]
    assert assumed[0].startswith("Everyone passes")
    assert not told["steps"][-1]["assumed"]
    said = evaluate(with_actions(*PLAYS["ting-ting"], ATTACK), LIBRARY)
    assert [step["text"] for step in said["steps"]] == [step["text"] for step in told["steps"]]
    assert not any(step["assumed"] for step in said["steps"])


def test_strictly_nothing_is_implied():
    told = evaluate(with_actions(PLAYS["ting-ting"][0], ATTACK), LIBRARY, strict=True)
    assert (told["status"], told["problem"]["action"]) == ("illegal", 1)
    assert told["problem"]["later"] == (
        "It would be legal once everyone has passed; that takes an action of its own (resolve)."
    )
    patient = with_actions(*PLAYS["ting-ting"], ATTACK)
    strictly = evaluate(patient, LIBRARY, strict=True)
    assert strictly["status"] == "ok"
    assert strictly["steps"] == evaluate(patient, LIBRARY)["steps"]


def test_what_is_listed_strictly_is_legal_strictly():
    base = with_actions(PLAYS["ting-ting"][0])
    found = explore(base, LIBRARY, depth=1, strict=True)
    assert {each["status"] for each in found["outcomes"]} <= {"ok", "needs_decision"}
    strictly = {each["label"] for each in found["actions"]}
    freely = {each["label"] for each in explore(base, LIBRARY)["actions"]}
    assert strictly <= freely
    assert "Ann plays Final Brawl" in strictly
