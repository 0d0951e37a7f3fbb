"""A query as a condition on cards, with what of it could not be used."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.db.models import Q, QuerySet

from rules.cardquery.fields import FIELDS, ONLY, title_condition
from rules.cardquery.parser import And, Node, Not, Or, Term, parse
from rules.cardquery.patterns import SEARCHED, Patterns
from rules.cardquery.values import ValueProblem
from rules.engine import plain
from rules.models import Card, Printing


class EmptyQueryError(ValueError):
    """Nothing of a query could be used; ``warnings`` say why."""

    def __init__(self, warnings: list[str]) -> None:
        self.warnings = warnings
        super().__init__("Nothing of the query could be used.")


@dataclass
class CardQuery:
    """A read query: the cards or printings that meet it, and its warnings."""

    condition: Q
    printings_condition: Q
    warnings: list[str] = field(default_factory=list)

    def cards(self) -> QuerySet[Card]:
        """The cards, once each, in the order of their titles."""
        return Card.objects.filter(pk__in=Card.objects.filter(self.condition).values("pk")).order_by("sorted_by", "pk")

    def printings(self) -> QuerySet[Printing]:
        """The printings that meet by themselves what is asked of printings, of cards that meet the rest."""
        return Printing.objects.filter(self.printings_condition).order_by("card__sorted_by", "card", "card_set__order")


def has_syntax(text: str) -> bool:
    """Whether a text is written in the language of card queries: with a field that there is, a pattern or a ``!title``.

    >>> has_syntax("d:cop cost<=3"), has_syntax("what does a cop cost"), has_syntax("x:y")
    (True, False, False)
    """
    node, _ = parse(plain(text))
    return node is not None and any(
        term.is_pattern or term.field == "!" or term.field in FIELDS for term in _terms(node)
    )


def _terms(node: Node) -> list[Term]:
    match node:
        case Term():
            return [node]
        case Not(inner):
            return _terms(inner)
        case And(nodes) | Or(nodes):
            return [term for inner in nodes for term in _terms(inner)]


def parse_query(text: str) -> CardQuery:
    """Read a query.

    :raises EmptyQueryError: if it is not empty and nothing of it could be used.
    """
    node, warnings = parse(plain(text))
    condition = _condition(node, _OfCards(warnings)) if node else None
    if node is None or condition is None:
        if text.strip():
            raise EmptyQueryError(warnings or [f"{text.strip()[:60]!r} holds no condition."])
        return CardQuery(Q(), Q(), warnings)
    return CardQuery(condition, _condition(node, _OfPrintings([])) or Q(), warnings)


@dataclass
class _OfCards:
    """Terms as conditions on cards."""

    warnings: list[str]
    patterns: Patterns = field(default_factory=Patterns)

    def term(self, term: Term) -> Q | None:
        return _term(term, self.warnings, self.patterns)

    def opposite(self, condition: Q) -> Q:
        return ~Q(pk__in=Card.objects.filter(condition).values("pk"))


class _OfPrintings(_OfCards):
    """Terms as conditions on printings."""

    def term(self, term: Term) -> Q | None:
        known = FIELDS.get(term.field)
        condition = super().term(term)
        if condition is None:
            return None
        if known is not None and known.printed is not None and not term.is_pattern:
            return known.printed(term.op, term.value)
        return Q(card__in=Card.objects.filter(condition).values("pk"))

    def opposite(self, condition: Q) -> Q:
        return ~Q(pk__in=Printing.objects.filter(condition).values("pk"))


def _condition(node: Node, of: _OfCards) -> Q | None:
    match node:
        case Term():
            return of.term(node)
        case Not(inner):
            condition = _condition(inner, of)
            return None if condition is None else of.opposite(condition)
        case And(nodes) | Or(nodes):
            parts = [part for inner in nodes if (part := _condition(inner, of)) is not None]
            if not parts:
                return None
            joined = parts[0]
            for part in parts[1:]:
                joined = joined & part if isinstance(node, And) else joined | part
            return joined


def _pattern(term: Term, warnings: list[str], patterns: Patterns) -> Q | None:
    if term.field not in SEARCHED or term.op not in ONLY:
        takers = ", ".join(name for name in SEARCHED if name)
        warnings.append(f"{term.source!r} was left out: a /pattern/ is for the title, or after {takers}.")
        return None
    try:
        return patterns.condition(term.field, term.value)
    except ValueProblem as problem:
        warnings.append(f"{term.source!r} was left out: {problem}.")
        return None


def _term(term: Term, warnings: list[str], patterns: Patterns) -> Q | None:
    if term.is_pattern:
        return _pattern(term, warnings, patterns)
    if term.field in {"", "!"}:
        return title_condition(term.value, exact=term.field == "!")
    known = FIELDS.get(term.field)
    if known is None:
        warnings.append(f"{term.field}: is no field ({term.source!r} was left out). Fields: {', '.join(FIELDS)}.")
        return None
    if term.op not in known.operators:
        warnings.append(f"{term.field} does not take {term.op!r}, only {' '.join(known.operators)} ({term.source!r}).")
        return None
    try:
        return known.build(term.op, term.value)
    except ValueProblem as problem:
        warnings.append(f"{term.source!r} was left out: {problem}.")
        return None
