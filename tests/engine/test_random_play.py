"""Whole turns with attacks and auctions at random among two to four players: ``tests/random_play``.

Each play is a test of its own, so that workers share them (``conftest``).
"""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from tests.community_library import community
from tests.exhaustive import some_of
from tests.random_play import Play, table

SEEDS = range(24)
STEPS = 30
# What has to come up in one of these plays.
COMES_UP = ("attack", "intercept", "join", "combat", "take", "auction", "bid", "choose", "eliminate", "end turn")
COMES_UP += ("a turn begins", "play", "use", "reveal")
# With the community cards, most of which no scenario names: more boards, and shorter plays.
SEEDS_WITH_MORE_CARDS = range(100, 132)
STEPS_WITH_MORE_CARDS = 20


@cache
def happened(number):
    """What came about in the play of a seed, with all that is asserted on the way."""
    play = Play.of(number)
    play.go_on(STEPS)
    play.check_outcome()
    return play.happened()


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(4))
def test_whole_turns_with_attacks_and_auctions(part):
    @seed(part)
    @given(st.randoms(use_true_random=False))
    @settings(
        max_examples=5,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )
    def turns(numbers):
        play = Play(table(numbers), numbers)
        play.go_on(14)
        play.check_outcome()

    turns()


@pytest.mark.parametrize("number", some_of(SEEDS, 3))
def test_a_play(number):
    assert happened(number)


@pytest.mark.exhaustive
@pytest.mark.parametrize("what", COMES_UP)
def test_such_plays_have_everything_in_them(what):
    assert any(happened(number)[what] for number in SEEDS)


@pytest.mark.shared
@pytest.mark.parametrize("number", some_of(SEEDS_WITH_MORE_CARDS, 1))
def test_a_play_with_community_cards(shared, number):
    play = Play.of(number, community())
    play.go_on(STEPS_WITH_MORE_CARDS)
    play.check_outcome()
