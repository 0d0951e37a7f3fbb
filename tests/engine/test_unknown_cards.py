"""Cards in a hand that nobody has named: discarded at random, by choice, and as a price (2.2, 5.2)."""

from collections import Counter

import pytest

from rules.engine import evaluate, legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import board, play_out, player, small_library

LIBRARY = small_library(
    Face("Gust", "Event", text="Target a player :: Target discards 3 cards at random."),
    Face("Toll", "Event", text="Target a player :: Target discards 2 cards."),
    Face(
        "Drain",
        "Event",
        text="Target a player :: Target loses X Power. X = 1 minus the number of cards in your smoked pile.",
    ),
    Face("Hermit", "Character", text="Discard 2 cards :: Gain 1 Power.", fighting=3),
    Face("One", "Event", text="Gain 1 Power."),
    Face("Two", "Event", text="Gain 1 Power."),
    Face("Three", "Event", text="Gain 1 Power."),
)
# Bob draws the unknown cards of his deck to the cards that he holds.
DRAWS = (("Bob", "generate power"), ("Bob", "draw"), ("Bob", "decline"))


def mixed(unknown, *named, **more):
    bob = player("Bob", hand=list(named), deck=unknown, **more)
    return board(player("Ann", hand=["Gust", "Toll"]), bob, turn="Bob", phase="start")


def test_at_random_takes_of_both_kinds_and_never_more_than_there_are():
    taken = Counter()
    for seed in range(12):
        scene = {**mixed(2, "One", "Two", "Three"), "seed": seed}
        result = play_out(scene, *DRAWS, ("Ann", "play", "Gust", {"targets": ["Bob"]}), "resolve", library=LIBRARY)
        named = sum(result["cards"][each]["zone"] == "toasted" for each in ("one", "two", "three"))
        taken[named] += 1
        assert result["players"]["Bob"]["hand"] == 2
        assert 1 <= named <= 3, "there are but two others"
        again = evaluate(result["board"], LIBRARY)
        assert again["players"] == result["players"]
    assert len(taken) > 1, "it is not always the same"


def test_a_choice_among_named_and_unknown_cards():
    acts = (*DRAWS, ("Ann", "play", "Toll", {"targets": ["Bob"]}), "resolve")
    result = play_out(mixed(2, "One"), *acts, library=LIBRARY)
    assert result["decision"]["options"] == ["one", "unknown card", "unknown card 2"]
    answers = [each["cards"] for each in legal_actions(result["board"], LIBRARY) if each["do"] == "choose"]
    assert ["one", "unknown card"] in answers
    for chosen in answers:
        after = play_out(mixed(2, "One"), *acts, {"do": "choose", "cards": chosen}, library=LIBRARY)
        assert after["players"]["Bob"]["hand"] == 1
        assert after["cards"]["one"]["zone"] == ("toasted" if "one" in chosen else "hand")


def test_a_price_that_the_hand_does_not_hold_is_not_paid():
    hermit = {"characters": ["Hermit"]}
    for hand, status in ((1, "illegal"), (2, "ok"), (3, "ok")):
        result = play_out(
            board(player("Ann", hand=hand, **hermit), player("Bob")), ("Ann", "use", "Hermit"), library=LIBRARY
        )
        assert result["status"] == status
        assert result["players"]["Ann"]["hand"] == (hand if status == "illegal" else hand - 2)
    assert play_out(mixed(0, "One"), *DRAWS, library=LIBRARY)["players"]["Bob"]["hand"] == 1


@pytest.mark.parametrize("smoked", [0, 1, 3])
def test_less_than_nothing_is_nothing(smoked):
    scene = board(player("Ann", hand=["Drain"], smoked=["One"] * smoked), player("Bob", power=2))
    result = play_out(scene, ("Ann", "play", "Drain", {"targets": ["Bob"]}), "resolve", library=LIBRARY)
    assert result["problem"] is None, result["problem"]
    assert result["players"]["Bob"]["power"] <= 2
