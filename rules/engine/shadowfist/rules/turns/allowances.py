"""What texts change about the Establishing Shot: the maximum hand size, further cards to discard or draw (3.3.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.view import statements

MAXIMUM_HAND = 6


def hand_size(game: Game, player: str) -> int:
    """3.3.1.e: six cards, unless a text has changed it."""
    changes = (
        noted.amount(active.said.by, active.scope)
        for active in statements.of(game, co.HandSize)
        if player in noted.players(active.said.players, active.scope) and statements.holds(active)
    )
    return max(0, MAXIMUM_HAND + sum(changes))


def additional(game: Game, player: str, deed: co.Deed) -> int:
    """How many cards beyond the usual a player may discard or draw: "You may draw an additional card"."""
    return sum(
        noted.amount(active.said.amount, active.scope)
        for active in statements.of(game, co.MoreInPhase)
        if active.said.deed is deed
        and player in noted.players(active.said.players, active.scope)
        and statements.holds(active)
    )
