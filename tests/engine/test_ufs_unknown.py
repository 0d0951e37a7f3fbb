"""Attacks of which no file has stated speed, zone or damage: shown as unknown, and asked for where they are needed."""

import pytest

from rules.engine import ScenarioError, evaluate, refused_actions
from rules.engine.shadowfist.interface.exploring import explore
from rules.engine.ufs import OF_ATTACKS
from tests.engine_library import bundled
from tests.ufs_boards import attack, blocker, foundation, scenario

PLAY = {"by": "Ann", "do": "play", "card": "kick", "check": 9}
STATED = {"speed": 3, "attack_zone": "high", "damage": 4}
UNKNOWN = attack("Kick", **dict.fromkeys(OF_ATTACKS, "?"))


def board(card="Kick", *actions, cards=(UNKNOWN,), **ann):
    given = scenario(*cards, foundation(), blocker(), ann={"hand": [card], **ann}, bob={"hand": ["Guard"]})
    return {**given, "actions": list(actions)}


def test_it_is_shown_as_unknown():
    card = evaluate(board(), bundled())["cards"]["kick"]
    assert [card[name] for name in OF_ATTACKS] == ["?", "?", "?"]


def test_it_is_asked_for_at_its_place_before_anything_is_paid():
    with pytest.raises(ScenarioError) as refused:
        evaluate(board("Kick", PLAY), bundled())
    (fault,) = refused.value.faults
    assert fault.startswith(
        "players[0].hand[0]: speed, attack zone and damage of Kick are not known; state them there:"
    )
    assert '{"card": "Kick", "speed": 3, "attack_zone": "high", "damage": 4}' in fault


def test_what_is_stated_on_the_board_counts_and_stays_on_it():
    told = evaluate(board({"card": "Kick", **STATED}, PLAY), bundled())
    assert {name: told["attack"][name] for name in STATED} == STATED
    (card,) = told["board"]["players"][0]["card_pool"]
    assert {name: card[name] for name in STATED} == STATED
    again = evaluate(told["board"], bundled())
    assert (again["status"], again["cards"]) == ("ok", told["cards"])


def test_only_what_is_not_known_can_be_stated():
    known = (attack("Kick", speed=2, attack_zone="high", damage=4),)
    with pytest.raises(ScenarioError) as refused:
        evaluate(board({"card": "Kick", "speed": 3, "damage": 4}, cards=known), bundled())
    assert refused.value.faults == ["players[0].hand[0].speed: that of Kick is 2"]
    with pytest.raises(ScenarioError) as refused:
        evaluate(board({"card": "Footwork", "speed": 3}), bundled())
    assert refused.value.faults == ["players[0].hand[0].speed: only a card of type attack has it"]


def test_half_of_it_is_not_enough():
    with pytest.raises(ScenarioError) as refused:
        evaluate(board({"card": "Kick", "speed": 3, "damage": 0}, PLAY), bundled())
    assert "attack zone of Kick is not known; state it there" in refused.value.faults[0]


def test_a_list_of_actions_says_what_it_lacks():
    found = explore(board(), bundled())
    assert [each["do"] for each in found["actions"]] == ["end"]
    (omitted,) = (each for each in found["omitted"] if each["kind"] == "unknown")
    assert omitted["do"] == ["play"]
    assert "damage of Kick are not known" in omitted["text"]
    (why,) = refused_actions(board(), bundled(), "kick")
    assert why["code"] == "not_known"


def test_as_a_block_it_needs_none_of_them():
    jab = attack("Jab")
    kick = {**UNKNOWN, "block_zone": "mid", "block_modifier": 0}
    given = scenario(jab, kick, foundation(), ann={"hand": ["Jab"]}, bob={"hand": ["Kick"]})
    actions = [{**PLAY, "card": "jab"}, {"do": "continue"}, {"by": "Bob", "do": "block", "card": "kick", "check": 9}]
    assert evaluate({**given, "actions": actions}, bundled())["cards"]["kick"]["as"] == "block"


def test_an_attack_under_way_needs_them():
    given = scenario(UNKNOWN, foundation(), ann={"card_pool": ["Kick"]})
    under = {"card": "kick", "by": "Ann", "step": "enhance"}
    with pytest.raises(ScenarioError) as refused:
        evaluate({**given, "attack": under}, bundled())
    assert refused.value.faults[0].startswith("players[0].card_pool[0]: speed")
