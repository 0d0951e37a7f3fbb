"""Cards that exist in one scenario only: they are compiled and played like any other (DESIGN 7, custom)."""

import pytest

from rules.engine import ScenarioError, evaluate, list_legal, refused_actions
from tests.engine_library import bundled

MILL = {
    "title": "Old Mill",
    "type": "Feng Shui Site",
    "power": 1,
    "body": 6,
    "text": "Turn and target a Character :: Heal target.",
}
WARDEN = {
    "title": "Mill Warden",
    "type": "Character",
    "subtitle": "Watchful Soldier",
    "cost": 2,
    "requires": {"dragons": 1},
    "provides": {"dragons": 1},
    "fighting": 3,
    "text": 'Toughness: 1. +1 Fighting while you control a card titled "Old Mill".',
}


def board(*custom, actions=(), hand=(), **more):
    front = {"card": "Old Mill", "face": "up"}
    return {
        "custom": list(custom),
        "players": [
            {
                "name": "Ann",
                "power": 3,
                "resources": {"dragons": 1},
                "hand": list(hand),
                "locations": [{"front": front, "characters": [{"card": "Ting Ting", "damage": 2}]}],
            },
            {"name": "Bob", "locations": [{"front": "Fox Pass"}]},
        ],
        "actions": list(actions),
        **more,
    }


def faults(scenario):
    with pytest.raises(ScenarioError) as caught:
        evaluate(scenario, bundled())
    return caught.value.faults


def test_its_text_is_what_it_does():
    result = evaluate(
        board(MILL, actions=[{"by": "Ann", "do": "use", "card": "Old Mill"}, {"do": "resolve"}]), bundled()
    )
    assert result["status"] == "ok"
    assert result["cards"]["ting-ting"]["damage"] == 0
    assert result["cards"]["old-mill"]["turned"]


def test_it_is_played_for_what_it_costs_and_requires():
    played = [{"by": "Ann", "do": "play", "card": "Mill Warden"}, {"do": "resolve"}]
    result = evaluate(board(MILL, WARDEN, hand=["Mill Warden"], actions=played), bundled())
    assert result["players"]["Ann"]["power"] == 1
    assert result["cards"]["mill-warden"]["fighting"] == 4
    assert result["cards"]["mill-warden"]["keywords"] == ["Toughness: 1"]
    assert "Soldier" in result["cards"]["mill-warden"]["designators"]
    dear = evaluate(board(MILL, {**WARDEN, "cost": 4}, hand=["Mill Warden"], actions=played), bundled())
    assert dear["problem"]["code"] == "not_enough_power"


def test_evaluation_goes_on_from_the_outcome():
    used = board(MILL, actions=[{"by": "Ann", "do": "use", "card": "Old Mill"}])
    there = evaluate(used, bundled())["board"]
    there["actions"] = [{"do": "resolve"}]
    assert evaluate(there, bundled())["cards"]["ting-ting"]["damage"] == 0


def test_it_is_in_the_lists_of_what_may_and_may_not_be_done():
    assert {"by": "Ann", "do": "use", "card": "old-mill", "ability": 0} in list_legal(board(MILL), bundled()).actions
    turned = board(MILL)
    turned["players"][0]["locations"][0]["front"]["turned"] = True
    assert refused_actions(turned, bundled(), "old-mill")[0]["code"] == "already_turned"


def test_what_is_not_understood_of_it_is_reported():
    odd = {**MILL, "text": "Turn and wiggle a Character sideways."}
    result = evaluate(board(odd), bundled())
    assert [each["card"] for each in result["not_understood"]] == ["old-mill"]
    assert list_legal(board(odd), bundled()).actions != []


def test_a_title_that_the_library_knows_means_the_card_of_the_scenario():
    weaker = {"title": "Fox Pass", "type": "Feng Shui Site", "power": 1, "body": 2}
    result = evaluate(board(MILL, weaker), bundled())
    assert result["cards"]["fox-pass"]["body"] == 2
    assert evaluate(board(MILL), bundled())["cards"]["fox-pass"]["body"] == 5


def test_what_is_left_out_is_as_on_a_card_without_it():
    bare = {"title": "Plain Person", "type": "Character", "fighting": 2}
    scenario = board(MILL, bare, hand=["Plain Person"], actions=[{"by": "Ann", "do": "play", "card": "Plain Person"}])
    result = evaluate(scenario, bundled())
    assert result["status"] == "ok"
    assert result["players"]["Ann"]["power"] == 3


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"colour": "red"}, "custom[0].colour: unknown field"),
        ({"title": " ?! "}, "custom[0].title: a card needs a title"),
        ({"type": "Creature"}, "custom[0].type: 'Creature' is none of Character, Site"),
        ({"fighting": 3}, "custom[0].fighting: no card of type Feng Shui Site has Fighting"),
        ({"body": "big"}, "custom[0].body: 'big' is neither a whole number nor \"X\""),
        ({"cost": True}, "custom[0].cost: True is neither a whole number"),
        ({"cost": -1}, "custom[0].cost: -1 is not between 0 and 1000"),
        ({"provides": {"mana": 1}}, "custom[0].provides: 'mana' is no resource"),
        ({"text": "x" * 2_001}, "custom[0].text: longer than 2000 characters"),
    ],
)
def test_each_fault_is_told_with_its_place(changed, fault):
    assert any(each.startswith(fault) for each in faults(board({**MILL, **changed})))


def test_an_invented_card_has_one_printing_and_one_title():
    assert "custom[1].title: 'old mill' is the title of another card of this list already" in faults(
        board(MILL, {**MILL, "title": "old mill"})
    )
    scenario = board(MILL)
    scenario["players"][0]["locations"][0]["front"]["printing"] = "L/S"
    assert any("Old Mill has no printing 'L/S'" in each for each in faults(scenario))
    assert "custom[0]: must be an object with named fields" in faults(board("Old Mill", MILL))
    assert any(each.startswith("custom: 61 entries; at most 60") for each in faults(board(*[MILL] * 61)))
