"""Amounts that are sums, the card that paid, kinds without a trait, whose character it is: where they count or not."""

from __future__ import annotations

import pytest

from rules.engine.kernel.expectations import unmet
from tests.ufs_trials import FREE, GO, JAB, ann, bob, card, now, played, use

PAID = {"ann": {"hand": ["Jab"], "momentum": ["Drill"]}}
MOMENTUM = {"ann": {"hand": ["Jab"], "momentum": 3}, "bob": {"momentum": 1}}
LESS = {"ann": {"hand": ["Jab"], "momentum": 1}, "bob": {"momentum": 3}}
BOOT = {"by": "Ann", "do": "play", "card": "boot", "check": 9}
ROWS = [
    ("E: Your attack gets +X speed. X equals your momentum minus your opponent's momentum (minimum 0).", [
        (MOMENTUM, [JAB, use()], now(speed=4)),
        (LESS, [JAB, use()], now(speed=2)),
    ]),
    ("E: Your attack gets +X speed. X equals the difference between your momentum and your opponent's momentum.", [
        (MOMENTUM, [JAB, use()], now(speed=4)),
        (LESS, [JAB, use()], now(speed=4)),
    ]),
    ("E: Your attack gets +X speed. X equals your momentum or your opponent's momentum, whichever is higher.", [
        (MOMENTUM, [JAB, use()], now(speed=5)),
        (LESS, [JAB, use()], now(speed=5)),
    ]),
    ("E: Your attack gets +X speed. X equals your momentum or your opponent's momentum, whichever is lower.", [
        (MOMENTUM, [JAB, use()], now(speed=3)),
        (LESS, [JAB, use()], now(speed=3)),
    ]),
    ("E: Your attack gets +X speed. X equals your momentum plus 2.", [
        (MOMENTUM, [JAB, use()], now(speed=7)),
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=4)),
    ]),
    ("E: Your attack gets +X speed. X equals your momentum (maximum 2).", [
        (MOMENTUM, [JAB, use()], now(speed=4)),
        (LESS, [JAB, use()], now(speed=3)),
    ]),
    ("E: Your non-Kick attack gets +1 speed.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=3)),
        ({"ann": {"hand": ["Boot"]}}, [BOOT, use()], now(speed=2)),
    ]),
    ("E: Your attack gets +1 speed. Only playable during your attack.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=3)),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], {"status": "illegal"}),
    ]),
    ("E: If your Kick attack deals damage, draw 1 card.", [
        ({"ann": {"hand": ["Boot"]}, "bob": {"hand": 1}}, [BOOT, use(), GO, FREE, GO], ann(hand=1)),
        ({"ann": {"hand": ["Jab"]}, "bob": {"hand": 1}}, [JAB, use(), GO, FREE, GO], ann(hand=0)),
    ]),
    ("E: Gain X vitality. X equals your attack's speed.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], ann(vitality=12)),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], bob(vitality=10)),
    ]),
    ("E: If your attack's speed is 3 or less, gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], ann(vitality=11)),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], bob(vitality=10)),
    ]),
    ("E: Add your attack to your momentum.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], card("jab", zone="momentum")),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], card("jab", zone="card_pool")),
    ]),
    ("E: Your attack is completely blocked.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(block="complete")),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], now(block=None)),
    ]),
    ("R: After a player makes a control check, gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"]}}, [JAB, use()], ann(vitality=11)),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], bob(vitality=11)),
    ]),
]  # fmt: skip
CASES = [pytest.param(text, *case, id=f"{text[:60]}-{n}") for text, cases in ROWS for n, case in enumerate(cases)]


@pytest.mark.parametrize(("text", "setting", "actions", "expected"), CASES)
def test_a_small_addition_does_what_it_says(text, setting, actions, expected):
    result = played("foundation", text, {}, {**setting, "do": actions})
    assert not result["not_understood"], result["not_understood"]
    assert not unmet({"expect": expected}, result), [step["text"] for step in result["steps"]]


def test_the_card_that_paid_for_it_is_looked_at():
    text = "E Discard 1 momentum: Gain X vitality. X equals the difficulty of the momentum discarded for this ability."
    result = played("foundation", text, {}, {**PAID, "do": [JAB, use()]})
    assert not result["not_understood"]
    difficulty = result["cards"]["drill"]["difficulty"]
    assert difficulty > 0
    assert result["players"]["Ann"]["vitality"] == 10 + difficulty


@pytest.mark.parametrize(("name", "speed"), [("Hero", 3), ("Ivy", 2)])
def test_a_character_is_asked_for_by_name(name, speed):
    text = f"E: If your character is {name}, your attack gets +1 speed."
    result = played("foundation", text, {}, {"ann": {"hand": ["Jab"]}, "do": [JAB, use()]})
    assert not result["not_understood"], result["not_understood"]
    assert not unmet({"expect": now(speed=speed)}, result)


def test_a_difference_without_a_minimum_is_not_run():
    text = "E: Gain X vitality. X equals 3 minus your momentum."
    (missing,) = played("foundation", text, {}, {"do": []})["not_understood"]
    assert missing["title"] == "Trial"


@pytest.mark.parametrize(
    "text", ["F Discard this card from your momentum: Draw 1 card.", "F: Discard this card from your hand."]
)
def test_where_this_card_has_to_be_is_not_passed_over(text):
    (missing,) = played("foundation", text, {}, {"do": []})["not_understood"]
    assert missing["title"] == "Trial"


@pytest.mark.parametrize(
    "text",
    [
        # Two readings: twice one number less the other, or twice what is left.
        "E: Your attack gets +X damage. X equals double the total of your momentum minus your opponent's momentum.",
        # An ability is not a card with that keyword; the next attack is not this one; what another has discarded did
        # not pay.
        "R: After you play a Combo ability, draw 1 card.",
        # 2.9.1.2: there is no Form during an attack.
        "F: Draw 1 card. Only playable during your attack.",
        "E: Your next attack gets +X speed. X equals the block modifier of that attack.",
        "E: If your attack deals damage, your next attack gets +X speed. X equals the block modifier of that attack.",
        "E Discard 1 momentum: Gain X vitality. X equals the control of your opponent's discarded momentum.",
    ],
)
def test_what_only_looks_like_something_that_is_run_is_refused(text):
    (missing,) = played("foundation", text, {}, {"do": []})["not_understood"]
    assert missing["title"] == "Trial"
