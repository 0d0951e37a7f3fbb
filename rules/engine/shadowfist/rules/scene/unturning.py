"""One copy of a card unturns another card once in a turn (4.2)."""

from __future__ import annotations

from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.rules.acting import Doer


def unturned_by(doer: Doer, card: Card) -> tuple[object, ...]:
    """What is counted where one copy of a card unturns another; nothing where a card unturns itself (4.2).

    An Event that has been in a hand in between is another copy.
    """
    source = doer.cause.card
    if source is None or source.id == card.id:
        return ()
    life = (doer.cause.effect or 0) if doer.cause.is_event else source.life
    return ("unturn", source.id, life, card.id, card.life)
