"""Whole games of UFS between the two sample decks, from the mulligans to the end: ``tests/ufs_random_play``."""

from functools import cache

import pytest

from tests.exhaustive import some_of
from tests.ufs_random_play import Play

SEEDS = range(4)
# What has to come up in one of these games.
COMES_UP = ("mulligan", "keep", "play", "activate", "block", "decline", "fail", "commit", "deal", "recheck", "discard")
COMES_UP += ("clear", "to_momentum", "adjust", "cycle", "continue", "choose", "end")


@cache
def played(number: int) -> Play:
    """The game of a seed, with all that is asserted on the way."""
    play = Play.of(number)
    play.to_the_end()
    return play


@pytest.mark.parametrize("number", some_of(SEEDS, 1))
def test_a_game_comes_to_its_end(number):
    play = played(number)
    assert play.run.game.winner in (None, *play.run.game.players)  # Nobody, where both lost by one effect (10.1).
    play.check_given()
    play.check_outcome(len(play.done))
    play.check_outcome(len(play.done) * (number + 1) // (len(SEEDS) + 1))


@pytest.mark.exhaustive
@pytest.mark.parametrize("what", COMES_UP)
def test_such_games_have_everything_in_them(what):
    assert any(played(number).happened()[what] for number in SEEDS)
