"""A query as a condition on cards, with what of it could not be used."""

from __future__ import annotations

from dataclasses import dataclass, field

from django.db.models import Q, QuerySet

from rules.cardquery.fields import FIELDS, ONLY, title_condition
from rules.cardquery.parser import And, Node, Not, Or, Term, parse
from rules.cardquery.patterns import SEARCHED, Patterns
from rules.cardquery.values import ValueProblem
from rules.models import Card


class EmptyQueryError(ValueError):
    """Nothing of a query could be used; ``warnings`` say why."""

    def __init__(self, warnings: list[str]) -> None:
        self.warnings = warnings
        super().__init__("Nothing of the query could be used.")


@dataclass
class CardQuery:
    """A read query: the cards that meet it, and its warnings."""

    condition: Q
    warnings: list[str] = field(default_factory=list)

    def cards(self) -> QuerySet[Card]:
        """The cards, once each, in the order of their titles."""
        return Card.objects.filter(pk__in=Card.objects.filter(self.condition).values("pk"))


def parse_query(text: str) -> CardQuery:
    """Read a query.

    :raises EmptyQueryError: if it is not empty and nothing of it could be used.
    """
    node, warnings = parse(text)
    condition = _condition(node, warnings, Patterns()) if node else None
    if condition is None:
        if text.strip():
            raise EmptyQueryError(warnings or [f"{text.strip()[:60]!r} holds no condition."])
        condition = Q()
    return CardQuery(condition, warnings)


def _condition(node: Node, warnings: list[str], patterns: Patterns) -> Q | None:
    match node:
        case Term():
            return _term(node, warnings, patterns)
        case Not(inner):
            condition = _condition(inner, warnings, patterns)
            return None if condition is None else ~Q(pk__in=Card.objects.filter(condition).values("pk"))
        case And(nodes) | Or(nodes):
            parts = [part for inner in nodes if (part := _condition(inner, warnings, patterns)) is not None]
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
