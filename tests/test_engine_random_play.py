"""Whole turns with attacks and auctions at random among two to four players (issues 4 and 5): ``tests/random_play``."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine.differences import EDITIONS
from tests.random_play import Play, table

# What has to come up in the plays of these seeds, and in how many of them at least.
SEEDS = range(24)
COMES_UP = {"attack": 8, "intercept": 3, "join": 1, "combat": 8, "take": 2, "auction": 3, "bid": 3}
COMES_UP |= {"end turn": 12, "a turn begins": 10, "play": 10, "use": 10, "choose": 4, "eliminate": 4, "reveal": 8}


@given(st.randoms(use_true_random=False))
@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
def test_whole_turns_with_attacks_and_auctions(numbers):
    play = Play(table(numbers), numbers)
    play.go_on(14)
    play.check_outcome()


@cache
def happened(seed):
    """What comes up in the play of a seed, which is checked on the way."""
    play = Play.of(seed, list(EDITIONS)[seed % len(EDITIONS)])
    play.go_on(30)
    play.check_outcome()
    return frozenset(what for what, number in play.happened().items() if number)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_play_of_a_seed(seed):
    assert happened(seed)


@pytest.mark.parametrize("what", COMES_UP)
def test_such_plays_have_everything_in_them(what):
    assert sum(what in happened(seed) for seed in SEEDS) >= COMES_UP[what]
