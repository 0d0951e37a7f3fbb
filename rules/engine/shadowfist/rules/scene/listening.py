"""Triggers that are not abilities of cards in play: what an effect has set waiting, and cards that act from a pile."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.scene.waiting import Listening


def listeners(game: Game, happening: Happening) -> list[tuple[Card, ab.Triggered, Scope]]:
    """What effects have set waiting, each with the card that it comes from."""
    found = []
    for modification in game.modifications:
        for what in modification.what:
            if isinstance(what, Listening) and modification.source is not None:
                scope = Scope(game, modification.by, modification.source, dict(what.slots), what.x, happening=happening)
                found.append((game.cards[modification.source.id], what.triggered, scope))
    return found


def in_piles(game: Game) -> list[Card]:
    """The cards outside play whose text says that they act from where they are (7.2)."""
    found = game.cache.get("in_piles")
    if found is None:
        cards = map(game.cards.__getitem__, _acting_from_piles(game))
        found = game.cache["in_piles"] = [
            card for card in cards if card.zone != "play" and card.zone in card.text.triggers_from
        ]
    return found


def _acting_from_piles(game: Game) -> tuple[str, ...]:
    """The cards whose text says that they act from a pile, wherever they are now."""
    found = game.cache.get("act_from_piles")
    if found is None:
        found = tuple(card.id for card in game.cards.values() if card.text.triggers_from)
        game.cache["act_from_piles"] = found
    return found
