"""Times at which something may be done: whether it is that time now, and what its words then stand for (3.3, 5.2)."""

from __future__ import annotations

from typing import assert_never

from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Edge, Stretch
from rules.engine.shadowfist.query import conditions, events, players
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope


def bound_at(time: t.Time, scope: Scope) -> Scope | None:
    """The scope at a stretch of time, with what the phrase for it binds, if the moment lies in it; or nothing."""
    game = scope.game
    match time:
        case t.Within(Stretch.ATTACK, None, attack, negated=False) if attack is not None:
            return events.fits_attack(attack, game.attack, scope) if game.attack is not None else None
        case _:
            return scope if conditions.is_time(time, scope) else None


def comes_later(time: t.Time, game: Game) -> bool:
    """Whether a time that is not now will come in the attack: prior to combat."""
    return isinstance(time, t.PriorToCombat) and game.attack is not None


def is_of(time: t.Time, stretch: Stretch) -> bool:
    """Whether a time is named as one within such a stretch."""
    return isinstance(time, t.Within) and time.stretch is stretch


def covers_attacks(time: t.Time) -> bool:
    """Whether a text that names this time means attacks within it too (10.2)."""
    match time:
        case t.Within(stretch, any_time=any_time):
            return any_time or stretch is Stretch.ATTACK
        case t.ThisTurnSaw(_, any_time):
            return any_time
        case t.PriorToCombat():
            return False
    assert_never(time)


PHASES = {Edge.START: "start of turn", Edge.END: "end"}


def is_now(moment: t.Moment, scope: Scope) -> bool:
    """Whether it is the moment at which something may be done: the start of your turn.

    :raises CannotRunError: for a moment of something else than a turn or its Main Shot.
    """
    if moment.stretch not in (Stretch.TURN, Stretch.MAIN_SHOT):
        raise CannotRunError(f"what is used at the {moment.edge.value} of {moment.stretch.value}")
    mine = moment.of is None or scope.game.turn in players.players(moment.of, scope)
    return mine and scope.game.phase == PHASES[moment.edge]


def counted_in(limit: t.HowOften, game: Game) -> str:
    """What the uses are counted in, as part of a key: those of an attack are over with it."""
    if limit.per is Stretch.ATTACK:
        return f"attack {game.attack.number}" if game.attack is not None else "no attack"
    # In each turn there is one Main Shot; a game is never over before the evaluation is.
    return str(limit.per.value).lower()
