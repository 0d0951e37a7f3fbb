"""Numbers on cards that effects raise or lower, and amounts that depend on what has happened (4.6, 7.7)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

CHANGE = (
    "target a card, choose a number in digits on target, and choose whether to raise or lower that number by 1 :: "
    "Raise or lower that number by 1, as chosen, until the end of the turn. That number cannot become 0."
)
RAISE = (
    "Turn, target a card, choose a number on target, and choose whether to raise or lower that number by 1 :: "
    "Raise or lower that number by 1, as chosen, until the end of the turn."
)
TOUGH = "Toughness: 1. This card gains +2 Fighting while you control 3 or more Sites."
LIBRARY = small_library(
    Face("Dial", "Edge", "", f"Turn, {CHANGE} Does not affect costs."),
    Face("Lever", "Edge", "", CHANGE[0].upper() + CHANGE[1:]),
    Face("Tough", "Character", "", TOUGH, cost=3, fighting=4),
    Face("Digits", "Edge", "", f"{RAISE} No digit can be reduced to 0."),
    Face("Units", "Edge", "", f"{RAISE} You cannot reduce any digit to 0."),
    Face("Noughts", "Edge", "", f"{RAISE} No digit can become 0."),
    Face("Amount", "Edge", "", f"{RAISE} No number can be reduced to 0."),
    Face("Tower", "Site", cost=10, power=9, body=11),
    Face("Hut", "Site", cost=1, body=1),
    Face("Hill", "Site", cost=1, body=2),
    Face("Brawl", "Event", "", "Inflict 2 damage on all Characters."),
)


def turned(*actions):
    ann = player("Ann", edges=["Dial", "Lever"], hand=["Brawl"])
    bob = player("Bob", locations=[{"front": "Hill", "characters": ["Tough"]}])
    return play_out(board(ann, bob), *actions, library=LIBRARY)


def dial(*choices, card="dial", target="tough"):
    return {"by": "Ann", "do": "use", "card": card, "targets": [target], "choices": list(choices)}


@pytest.mark.parametrize(
    ("choices", "fighting"),
    [(["fighting", 1], 5), (["fighting", "lower"], 3), (["text 2", 1], 4), (["cost", 1], 4)],
)
def test_one_number_changes(choices, fighting):
    result = turned(dial(*choices, card="lever"), "resolve")
    assert result["cards"]["tough"]["fighting"] == fighting


def test_a_number_in_the_rules_text_counts_from_then_on():
    lower, again = dial("text 3", "lower"), dial("text 3", "lower", card="lever")
    result = turned(lower, "resolve", again, "resolve", dial("text 2", "raise", card="lever"), "resolve")
    assert result["cards"]["tough"]["fighting"] == 4 + 2 + 1


def test_toughness_has_its_name():
    result = turned(dial("toughness", 1), "resolve", {"by": "Ann", "do": "play", "card": "brawl"}, "resolve")
    assert result["cards"]["tough"]["damage"] == 0


@pytest.mark.parametrize(
    ("card", "choices", "code"),
    [
        ("dial", ["cost", 1], "card_forbids"),
        ("dial", ["toughness", -1], "card_forbids"),
        ("dial", ["body", 1], "not_an_option"),
        ("dial", ["fighting", 2], "not_an_option"),
        ("dial", ["fighting"], "ambiguous"),
        ("lever", [], "ambiguous"),
    ],
)
def test_refused(card, choices, code):
    result = turned(dial(*choices, card=card))
    assert result["problem"]["code"] == code
    assert result["cards"]["dial"]["turned"] is False


def test_a_number_that_would_become_zero_on_resolution_stays():
    lower = ["body", "lower"]
    result = turned(dial(*lower, target="hill"), dial(*lower, card="lever", target="hill"), "resolve")
    assert result["cards"]["hill"]["body"] == 1


@pytest.mark.parametrize(
    ("card", "target", "choices", "then"),
    [
        ("digits", "tower", ["body", "lower"], None),  # 11 to 10: a digit is reduced to 0
        ("digits", "tower", ["power", "raise"], 10),  # 9 to 10: none is reduced
        ("digits", "tower", ["cost", "lower"], 9),
        ("digits", "hut", ["body", "lower"], None),
        ("units", "tower", ["body", "lower"], None),
        ("units", "tower", ["body", "raise"], 12),
        ("noughts", "tower", ["power", "raise"], None),
        ("amount", "tower", ["body", "lower"], 10),
        ("amount", "hut", ["body", "lower"], None),
    ],
)
def test_a_digit_that_may_not_be_reduced_to_zero_is_more_than_a_number(card, target, choices, then):
    ann = player("Ann", edges=["Digits", "Units", "Noughts", "Amount"])
    bob = player("Bob", locations=[{"front": "Tower"}, {"front": "Hut"}])
    result = play_out(board(ann, bob), dial(*choices, card=card, target=target), "resolve", library=LIBRARY)
    if then is None:
        assert result["problem"]["code"] == "card_forbids"
        return
    named = choices[0] if choices[0] == "cost" else choices[0].capitalize()
    said = f"The {named} of {target.capitalize()} is now {then}"
    assert result["not_understood"] == []
    assert any(said in step["text"] for step in result["steps"])


@pytest.mark.parametrize(("text", "left"), [("damage", 5 - 2), ("counter", 3 - 2)])
def test_as_much_is_removed_as_there_are_of_something(text, left):
    """One for each Site in play, of which there are two."""
    what = "1 damage from this card" if text == "damage" else "a counter from this card"
    library = small_library(
        Face("Nurse", "Character", "", f"Turn :: Remove {what} for each Site in play.", cost=3, fighting=9),
        Face("Hill", "Site", cost=1, body=2),
    )
    nurse = {"card": "Nurse", "damage": 5, "counters": 3}
    ann = player("Ann", locations=[{"front": "Hill", "back": "Hill", "characters": [nurse]}])
    result = play_out(board(ann, player("Bob")), ("Ann", "use", "nurse"), "resolve", library=library)
    assert result["cards"]["nurse"]["damage" if text == "damage" else "counters"] == left
