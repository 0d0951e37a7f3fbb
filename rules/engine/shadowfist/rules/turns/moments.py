"""Moments at which something expires or happens: the end of the turn, the start of your next turn (5.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Edge
from rules.engine.shadowfist.query import players
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.query.single import only

STRETCHES = ("attack", "combat", "turn")


def key(until: t.UntilMoment | t.UntilMomentOf, scope: Scope) -> str:
    """What a moment is called: ``turn``, ``attack`` and ``combat`` end; ``start of turn of Ann``, ``turn of Bob``.

    :raises CannotRunError: for another moment.
    """
    match until:
        case t.UntilMoment(stretch):
            if stretch.value not in STRETCHES:
                raise CannotRunError("that duration")
            return stretch.value
        case t.UntilMomentOf(edge, of, following):
            here, owner = scope.game.turn, None
            if of is not None:
                owner = only(players.players(of, scope), f"the player until the {edge.value} of whose turn it lasts")
            elif following:
                owner = scope.game.whose_turn_is_next()
            if edge is Edge.START:
                return "start of turn" if owner is None else f"start of turn of {owner}"
            if owner is None or (owner == here and not following):
                return "turn"
            return f"next turn of {owner}" if owner == here else f"turn of {owner}"
    assert_never(until)


def said(key: str) -> str:
    """A moment in words: "until the end of the turn"."""
    if key in STRETCHES:
        return f"the end of {'combat' if key == 'combat' else f'the {key}'}"
    return key if key.startswith("start") else f"the end of the {key}"


def turn_begins(referee: Referee, player: str) -> None:
    """What lasts until the end of a player's next turn lasts until the end of this one."""
    old = f"next turn of {player}"
    if any(each.until == old for each in referee.game.modifications):
        renamed = tuple(
            replace(each, until=f"turn of {player}") if each.until == old else each
            for each in referee.game.modifications
        )
        referee.set(modifications=renamed)


def ends_now(until: str, key: str, turn: str) -> bool:
    """Whether what lasts until a moment ends as another comes: the end of the turn of whoever's turn it is."""
    if key == "start of turn":
        return until in ("start of turn", f"start of turn of {turn}")
    return until == key or (key == "turn" and until == f"turn of {turn}")
