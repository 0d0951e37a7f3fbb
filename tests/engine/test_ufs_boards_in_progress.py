"""An attack that is under way on a board of UFS (DESIGN 7a)."""

from __future__ import annotations

import pytest

from rules.engine import evaluate, legal_actions
from rules.engine.kernel.errors import ScenarioError
from tests.ufs_boards import EMPTY, action, attack, blocker, foundation, scenario

ATTACK = {"card": "jab", "by": "Ann", "step": "enhance"}


def under_way(*cards, bob=None, actions=(), phase="combat", **changes):
    ann = {"card_pool": ["Jab"]}
    given = {**ATTACK, **changes}
    return scenario(attack(), *cards, ann=ann, bob=bob, actions=actions, attack=given, phase=phase)


def faults(given):
    with pytest.raises(ScenarioError) as error:
        evaluate(given, EMPTY)
    return error.value.faults


def test_an_attack_goes_on_from_its_enhance_step():
    now = evaluate(under_way(), EMPTY)
    assert (now["attack"]["step"], now["window"]["next"]) == ("enhance", "Ann")
    assert "resume" not in now["board"]
    assert now["board"]["attack"].items() >= ATTACK.items()
    over = evaluate(under_way(actions=[{"do": "continue"}, {"by": "Bob", "do": "pass"}]), EMPTY)
    assert over["players"]["Bob"]["vitality"] == 16


def test_an_attack_goes_on_from_its_block_step():
    actions = [{"by": "Bob", "do": "block", "card": "Guard", "check": 9}]
    given = under_way(blocker(), bob={"hand": ["Guard"]}, step="block", actions=actions)
    result = evaluate(given, EMPTY)
    assert result["status"] != "illegal"
    assert result["players"]["Bob"]["vitality"] == 20


def test_its_speed_and_damage_are_as_they_are_stated():
    stated = under_way(speed=5, damage=7)
    now = evaluate(stated, EMPTY)["attack"]
    assert (now["speed"], now["damage"]) == (5, 7)
    actions = [{"do": "continue"}, {"by": "Bob", "do": "pass"}]
    assert evaluate({**stated, "actions": actions}, EMPTY)["players"]["Bob"]["vitality"] == 13


def test_its_speed_may_be_below_0():
    slow = foundation("Mud", text="E Commit: This attack gets -5 speed.")
    used = [{"by": "Ann", "do": "activate", "card": "mud"}, {"by": "Bob", "do": "pass"}, {"by": "Ann", "do": "pass"}]
    actions = [{"by": "Ann", "do": "play", "card": "jab", "check": 9}, *used]
    given = scenario(attack(), slow, ann={"hand": ["Jab"], "staging": ["Mud"]}, actions=actions)
    now = evaluate(given, EMPTY)
    assert now["attack"]["speed"] < 0
    on = evaluate(now["board"], EMPTY)
    assert (on["attack"]["speed"], on["attack"]["step"]) == (now["attack"]["speed"], "block")


def test_who_must_decide_as_the_game_begins_is_asked():
    stays = foundation("Anchor", text="You may choose to leave this card committed during your Ready Phase.")
    board = scenario(stays, ann={"staging": [{"card": "Anchor", "committed": True}]}, phase="start")
    asked = evaluate(board, EMPTY)
    assert (asked["status"], asked["decision"]["options"]) == ("needs_decision", ["yes", "no"])
    assert {each["option"] for each in legal_actions(board, EMPTY)} == {"yes", "no"}
    for option, committed in (("yes", True), ("no", False)):
        actions = [{"by": "Ann", "do": "choose", "option": option}]
        now = evaluate({**board, "actions": actions}, EMPTY)
        assert (now["status"], now["cards"]["anchor"]["committed"]) == ("ok", committed)
        assert evaluate(now["board"], EMPTY)["cards"]["anchor"]["committed"] == committed


def test_what_was_played_counts_only_where_a_card_asks_for_it_and_its_pool_does_not_tell():
    """4.1: what lies in a card pool was played in this turn; a Form of a foundation is not seen there."""
    first = action("Opening", "First F: Draw 1 card.")

    drill = foundation("Drill", text="F: Gain 1 vitality.")
    used = [{"by": "Ann", "do": "activate", "card": "drill"}, {"do": "continue"}]

    def after(actions, *cards):
        ann = {"hand": ["Jab", *(each["title"] for each in cards)], "staging": ["Drill"], "deck": 10}
        return evaluate(scenario(attack(), drill, *cards, ann=ann, actions=actions), EMPTY)["board"]

    assert "resume" in after(used, first)
    assert "resume" not in after(used)
    assert "resume" not in after([{"by": "Ann", "do": "play", "card": "Jab", "check": 9}], first)


def test_what_lies_in_a_card_pool_was_played_in_this_turn():
    first = action("Opening", "First F: Draw 1 card.")
    opens = [{"by": "Ann", "do": "play", "card": "Opening", "check": 9}]
    later = scenario(attack(), first, ann={"hand": ["Opening"], "card_pool": ["Jab"], "deck": 10}, actions=opens)
    assert evaluate(later, EMPTY)["problem"]["code"] == "not_first"
    defended = {"hand": ["Opening"], "card_pool": [], "deck": 10}
    alone = scenario(attack(), first, ann=defended, bob={"card_pool": [{"card": "Jab", "as": "block"}]}, actions=opens)
    assert evaluate(alone, EMPTY)["problem"] is None


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"card": "nothing"}, "attack.card: 'nothing' is no attack in a card pool"),
        ({"by": "Bob"}, "attack.by: in the turn of Ann it is Ann who attacks"),
        ({"by": "Eve"}, "attack.by: no player is named 'Eve'"),
        ({"step": "damage"}, "attack.step: 'damage' is none of enhance, block"),
        ({"block": "complete"}, "attack.block: an attack that has been blocked is stated by 'resume'"),
        ({"attack_zone": "low"}, "attack.attack_zone: that of Jab is high"),
        ({"phase": "end"}, "attack: attacks are played in the Combat Phase"),
    ],
)
def test_an_attack_that_cannot_be_is_refused_at_its_place(changes, message):
    assert any(message in each for each in faults(under_way(**changes)))


def test_what_an_attack_needs_is_asked_for():
    for name in ATTACK:
        given = under_way()
        given["attack"] = {key: value for key, value in ATTACK.items() if key != name}
        assert any(each.startswith(f"attack.{name}: needed") for each in faults(given))
