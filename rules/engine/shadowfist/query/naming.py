"""What may be named that is neither card nor player: a resource, a faction, a type (5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir.words import Nameable
from rules.engine.shadowfist.lowering.rules_text import CARD_TYPES
from rules.engine.shadowfist.model.symbols import Symbol
from rules.engine.shadowfist.query import players, view
from rules.engine.shadowfist.query.scope import Scope

# How many words are offered where any may be named.
MAX_OFFERED = 12


def options(choice: ch.Name, scope: Scope) -> Sequence[str] | None:
    """What may be named, where that can be listed; nothing where anything may."""
    match choice.what:
        case Nameable.RESOURCE | Nameable.FACTION:
            named = players.players(choice.among, scope) if choice.among is not None else None
            there = {symbol for name in named or () for symbol in view.view_of(scope.game).pool(name)}
            found = [each for each in Symbol if named is None or each in there]
            return [each.value for each in found if each.is_faction or choice.what is Nameable.RESOURCE]
        case Nameable.CARD_TYPE:
            return [each.lower() for each in CARD_TYPES]
        case Nameable.DESIGNATOR | Nameable.TITLE:
            return None


def on_the_board(what: str, scope: Scope) -> list[str]:
    """Some of what may be named where anything may: what most cards in play have, as far as all can see."""
    this = scope.this.id if scope.this is not None else None
    cards = [card for card in scope.game.in_play() if card.face_up and card.id != this]
    words = (
        (word for card in cards for word in view.view_of(scope.game).designators(card.id))
        if what == Nameable.DESIGNATOR.value
        else (card.title for card in cards)
    )
    return [word for word, _ in Counter(words).most_common(MAX_OFFERED)]
