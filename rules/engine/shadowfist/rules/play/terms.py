"""On what terms a card is played: at a changed cost, at no cost, ignoring conditions, from another place (4.3)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.symbols import BY_NAME, Symbol, Symbols
from rules.engine.shadowfist.query import amounts
from rules.engine.shadowfist.query.game.state import Card, Word
from rules.engine.shadowfist.query.scope import Scope

EVERY = 10_000


@dataclass(frozen=True, slots=True)
class Ignored:
    """Resource conditions that need not be met: how many, and of which symbol (none: of any)."""

    number: int = EVERY
    symbol: Symbol | None = None


@dataclass(frozen=True, slots=True)
class Price:
    """What a card costs instead of what is printed: Power, and the resource conditions to be met."""

    power: int
    requires: Symbols


@dataclass(frozen=True, slots=True)
class Terms:
    """What an effect or permission changes about playing a card.

    ``by`` is the card that lets it be played so. ``any_type`` marks an effect that plays a card whatever its type.
    ``price`` is what counts instead of the printed cost and conditions.
    """

    change: int = 0
    no_cost: bool = False
    ignored: tuple[Ignored, ...] = ()
    by: Card | None = None
    any_type: bool = False
    price: Price | None = None

    def lacking(self, missing: Symbols) -> Symbols:
        """What of the missing resources still counts."""
        left = dict(missing.counts)
        for each in sorted(self.ignored, key=lambda each: each.symbol is None):
            number = each.number
            for symbol in [each.symbol] if each.symbol is not None else list(left):
                less = min(number, left.get(symbol, 0))
                left[symbol] = left.get(symbol, 0) - less
                number -= less
        return Symbols.from_counts(left)


NORMAL = Terms()


def of_playing(node: ef.PlayCards | co.PlayPermission, scope: Scope) -> Terms:
    """On what terms an effect or a permission plays cards."""
    ignored = tuple(each for what in node.ignoring if not what.any_type for each in ignored_by(what, scope))
    return Terms(
        change=amounts.value(node.cost_by, scope) if node.cost_by is not None else 0,
        no_cost=node.free,
        ignored=ignored,
        by=scope.card,
        any_type=any(each.any_type for each in node.ignoring),
    )


def ignored_by(node: co.Ignored, scope: Scope) -> list[Ignored]:
    """The resource conditions that need not be met: of each symbol that is named, or of any."""
    number = amounts.value(node.number, scope) if node.number is not None else EVERY
    bound = scope.slots.get(node.named, ()) if node.named is not None else ()
    named = [BY_NAME[each.said.lower()] for each in bound if isinstance(each, Word)]
    if node.named is not None and not named:
        return []
    return [Ignored(number, symbol) for symbol in (*node.symbols, *named)] or [Ignored(number)]
