"""Damage of an effect that its player divides: by one decision, as the effect is generated (4.5.1, 5.2, 5.2.2)."""

import pytest

from tests.engine_trials import RESOLVE, do, play

TEXT = "When an Edge is smoked, inflict 4 damage, divided any way you choose, on Characters controlled by opponents."
LATER = "Turn :: Inflict 4 damage, divided any way you choose, on Characters at this location."
RUST = do("play", card="rust", targets=["luck"])
BOARD = {"hand": ["Rust"], "edges": ["Luck"], "theirs": ["Alpha", "Brute"]}


def divide(**damage):
    return do("divide", damage=damage)


def test_how_it_is_divided_is_asked_once_as_the_effect_is_generated():
    asked = play(TEXT, ["Test"], RUST, RESOLVE, **BOARD)
    assert (asked["decision"]["kind"], asked["decision"]["amount"]) == ("divide", 4)
    assert not [step for step in asked["steps"] if step["kind"] == "trigger"]
    result = play(TEXT, ["Test"], RUST, RESOLVE, divide(brute=4), **BOARD)
    assert [step["kind"] for step in result["steps"]][-1] == "trigger"
    assert result["cards"]["brute"]["damage"] == 0


@pytest.mark.parametrize(("shares", "damage"), [({"brute": 4}, (0, 4)), ({"brute": 3, "alpha": 1}, (1, 3))])
def test_each_takes_its_share_as_it_resolves(shares, damage):
    result = play(TEXT, ["Test"], RUST, RESOLVE, divide(**shares), RESOLVE, **BOARD)
    assert tuple(result["cards"][each]["damage"] for each in ("alpha", "brute")) == damage


@pytest.mark.parametrize("shares", [{"brute": 3}, {"brute": 5}, {"field": 4}])
def test_all_of_it_has_to_be_divided_among_those_that_are_meant(shares):
    result = play(TEXT, ["Test"], RUST, RESOLVE, divide(**shares), **BOARD)
    assert result["problem"]["code"] in ("wrong_number", "not_an_option")


def test_the_share_of_a_card_that_has_left_play_is_lost():
    again = do("play", by="Bob", card="rust-2", targets=["brute"])
    shares = divide(brute=3, alpha=1)
    result = play(TEXT, ["Test"], RUST, RESOLVE, shares, again, RESOLVE, **BOARD, their_hand=["Rust"])
    assert result["status"] == "ok", result["problem"]
    assert (result["cards"]["brute"]["zone"], result["cards"]["alpha"]["damage"]) == ("smoked", 1)


def test_right_of_the_colons_it_is_divided_as_it_resolves():
    used = play(LATER, ["Test", "Alpha", "Brute"], do("use", card="test"))
    assert used["decision"] is None
    asked = play(LATER, ["Test", "Alpha", "Brute"], do("use", card="test"), RESOLVE)
    assert (asked["decision"]["kind"], asked["decision"]["options"]) == ("divide", ["test", "alpha", "brute"])
    result = play(LATER, ["Test", "Alpha", "Brute"], do("use", card="test"), RESOLVE, divide(alpha=2, brute=2))
    assert [result["cards"][each]["damage"] for each in ("test", "alpha", "brute")] == [0, 2, 2]
