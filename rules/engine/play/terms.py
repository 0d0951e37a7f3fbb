"""On what terms a card is played: at a changed cost, at no cost, ignoring conditions, from another place (4.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.phrases import nouns, numbers, qualities
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.query import amounts
from rules.engine.state import Card, Word
from rules.engine.symbols import BY_NAME, Symbol, Symbols
from rules.engine.text import references as ref
from rules.engine.text.actions import Bonus
from rules.engine.text.selectors import Faction, Placed, Select, Type
from rules.engine.text.timing import AtCost, Clause, Ignoring

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


def terms_of(clause: Clause, scope: Scope) -> Terms:
    """On what terms a clause plays a card: "at -2 cost", "at no cost", "ignoring one resource condition".

    :raises CannotRunError: for terms of another kind.
    """
    terms = Terms(by=scope.card)
    for adverb in clause.adverbs:
        match adverb:
            case AtCost(how):
                if how == "at no cost":
                    terms = replace(terms, no_cost=True)
                else:
                    terms = replace(terms, change=terms.change + change_of(how, scope))
            case Ignoring(ref.Of("type", _), _):
                terms = replace(terms, any_type=True)
            case Ignoring(what, _):
                terms = replace(terms, ignored=(*terms.ignored, *_ignored(what, scope)))
    return terms


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
    named = [BY_NAME[each.said] for each in bound if isinstance(each, Word)]
    if node.named is not None and not named:
        return []
    return [Ignored(number, symbol) for symbol in (*node.symbols, *named)] or [Ignored(number)]


def change_of(how: object, scope: Scope) -> int:
    """By how much "at -2 cost" changes a cost; "at its normal cost" changes nothing."""
    if isinstance(how, str):
        if how in ("at no cost", "at reduced cost"):
            raise CannotRunError(f"a cost {how!r}")
        return 0
    return numbers.value(how.amount if isinstance(how, Bonus) else how, scope)


def _ignored(what: object, scope: Scope) -> list[Ignored]:
    things = {qualities.singular(word.name) for word in _words(what) if isinstance(word, Type)}
    if not isinstance(what, Select) or things != {"resource condition"}:
        raise CannotRunError("ignoring that")
    quantity = what.quantity
    number = EVERY
    if quantity.amount is not None:
        number = numbers.value(quantity.amount, scope)
    elif quantity.word in ("a", "any"):
        number = 1 if quantity.word == "a" else EVERY
    named = [BY_NAME[word.symbol.lower()] for word in _words(what) if isinstance(word, Faction)]
    named += [symbol for part in what.filters for symbol in _of_chosen(part, scope)]
    return [Ignored(number, symbol) for symbol in named] or [Ignored(number)]


def _of_chosen(part: object, scope: Scope) -> list[Symbol]:
    if not isinstance(part, Placed) or not isinstance(part.where, ref.Chosen | ref.That):
        raise CannotRunError("resource conditions of that kind")
    return [BY_NAME[word] for word in nouns.chosen_words(part.where, scope)]


def _words(what: object) -> list[object]:
    return [word for kind in what.kinds for word in kind.all_of] if isinstance(what, Select) else []


def played_from(clause: Clause) -> bool:
    """Whether a clause plays a card from somewhere else than the hand."""
    act = clause.action
    whole = (*getattr(act, "complements", ()), *getattr(getattr(act, "what", None), "filters", ()))
    places = [getattr(each, "what", None) or getattr(each, "where", None) for each in whole]
    return any(
        isinstance(place, ref.Of) and place.what in nouns.PILE_NAMES and place.what != "hand" for place in places
    )
