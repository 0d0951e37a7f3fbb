"""Which Feng Shui Sites count, how many a player still needs, and who is closer to victory (3.1, 10.2)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view import statements


def sites_to_win(game: Game, player: str) -> int:
    """3.1: six Feng Shui Sites in a game of two players, five in a larger one; more or fewer, where a text says so."""
    more = sum(
        noted.amount(active.said.by, active.scope)
        for active in statements.of(game, co.SitesToWin)
        if player in noted.players(active.said.players, active.scope) and statements.holds(active)
    )
    return (6 if len(game.players) == 2 else 5) + more


def feng_shui_sites(game: Game, player: str) -> int:
    """The Feng Shui Sites that count toward victory: controlled, and burned for victory (3.1)."""
    controlled = sum(1 for card in game.controlled(player) if card.text.is_feng_shui and counts(game, card))
    return controlled + len(game.players[player].burned)


def counts(game: Game, card: Card) -> bool:
    """Whether a Feng Shui Site counts toward victory; a text may say that it does not."""
    return not any(
        noted.matches(active.said.cards, card, active.scope) and statements.holds(active)
        for active in statements.of(game, co.NotCounted)
    )


def needed(game: Game, player: str) -> int:
    """How many Feng Shui Sites a player still needs, by the rules and by texts."""
    return sites_to_win(game, player) - feng_shui_sites(game, player)
