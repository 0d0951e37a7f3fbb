"""What may be named that is neither card nor player: a resource, a faction, a type (5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.ir import choices as ch
from rules.engine.ir.words import Nameable
from rules.engine.phrases.scope import Scope
from rules.engine.play import resources
from rules.engine.query import players
from rules.engine.rules_text import CARD_TYPES
from rules.engine.symbols import Symbol


def options(choice: ch.Name, scope: Scope) -> Sequence[str] | None:
    """What may be named, where that can be listed; nothing where anything may."""
    match choice.what:
        case Nameable.RESOURCE | Nameable.FACTION:
            named = players.players(choice.among, scope) if choice.among is not None else None
            there = {symbol for name in named or () for symbol in resources.pool(scope.game, name)}
            found = [each for each in Symbol if named is None or each in there]
            return [each.value for each in found if each.is_faction or choice.what is Nameable.RESOURCE]
        case Nameable.CARD_TYPE:
            return [each.lower() for each in CARD_TYPES]
        case Nameable.DESIGNATOR | Nameable.TITLE:
            return None
