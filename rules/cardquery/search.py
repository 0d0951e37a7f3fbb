"""A query as a condition on cards, with what of it could not be used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from django.db.models import Q, QuerySet

from rules.cardquery.field import ONLY
from rules.cardquery.fields import FIELDS, title_condition
from rules.cardquery.parser import And, Node, Not, Or, Term, parse
from rules.cardquery.patterns import SEARCHED, Patterns
from rules.cardquery.values import QueryError, ValueProblem
from rules.engine import plain
from rules.models import Card, Printing


@dataclass
class CardQuery:
    """A read query: the cards or printings that meet it, and its warnings."""

    node: Node | None
    condition: Q
    warnings: list[str] = field(default_factory=list)

    def cards(self) -> QuerySet[Card]:
        """The cards, once each, in the order of their titles."""
        rows = Card.objects.order_by("sorted_by", "pk")
        return rows.filter(pk__in=Card.objects.filter(self.condition).values("pk")) if self.condition else rows

    def printings(self) -> QuerySet[Printing]:
        """The printings that meet by themselves what is asked of printings, of cards that meet the rest."""
        condition = _Conditions(Printing).of(self.node) if self.node else Q()
        return Printing.objects.filter(condition).order_by("card__sorted_by", "card_id", "card_set__order")


def has_syntax(text: str) -> bool:
    """Whether a text is written in the language of card queries: with a field that there is, a pattern or a ``!title``.

    >>> has_syntax("d:cop cost<=3"), has_syntax("what does a cop cost"), has_syntax("x:y")
    (True, False, False)
    """
    try:
        node, _ = parse(plain(text))
    except QueryError:
        return False
    return node is not None and any(term.is_pattern or term.field for term, _ in _terms(node))


def parse_query(text: str) -> CardQuery:
    """Read a query.

    :raises QueryError: if a condition of it cannot be applied, or it is not empty and nothing of it is left.
    """
    node, warnings = parse(plain(text))
    if node is None:
        if text.strip():
            told = warnings or [f"{text.strip()[:60]!r} holds no condition."]
            raise QueryError("Nothing of the query could be used.", told, code="empty_query")
        return CardQuery(None, Q(), warnings)
    conditions = _Conditions(Printing if _asks_of_one_printing(node) else Card)
    condition = conditions.of(node)
    if conditions.model is Printing:
        condition = Q(pk__in=Printing.objects.filter(condition).values("card"))
    return CardQuery(node, condition, list(dict.fromkeys([*warnings, *conditions.warnings])))


def _asks_of_one_printing(node: Node) -> bool:
    """Whether several conditions, or what is not so, must hold of one and the same printing (DESIGN 8)."""
    asked = [denied for term, denied in _terms(node) if _is_printed(term)]
    return len(asked) > 1 or any(asked)


def _is_printed(term: Term) -> bool:
    return term.field in FIELDS and FIELDS[term.field].printed is not None


def _terms(node: Node, denied: bool = False) -> Iterator[tuple[Term, bool]]:
    """The conditions of a query, each with whether it stands under a ``not``."""
    match node:
        case Term():
            yield node, denied
        case Not(inner):
            yield from _terms(inner, True)
        case And(nodes) | Or(nodes):
            for inner in nodes:
                yield from _terms(inner, denied)


class _Conditions:
    """A query as a condition on cards, or on printings."""

    def __init__(self, model: type[Card] | type[Printing]) -> None:
        self.model = model
        self.warnings: list[str] = []
        self.patterns = Patterns()

    def of(self, node: Node) -> Q:
        match node:
            case Term():
                return self.term(node)
            case Not(inner):
                return ~Q(pk__in=self.model._default_manager.filter(self.of(inner)).values("pk"))
            case And(nodes) | Or(nodes):
                joined, *rest = map(self.of, nodes)
                for part in rest:
                    joined = joined & part if isinstance(node, And) else joined | part
                return joined

    def term(self, term: Term) -> Q:
        """:raises QueryError: if its field does not take its operator or its pattern."""
        known = FIELDS.get(term.field)
        if term.is_pattern:
            if term.field not in SEARCHED or term.op not in ONLY:
                takers = ", ".join(name for name in SEARCHED if name)
                raise QueryError(f"{term.source!r}: a /pattern/ is for the title, or after {takers}.")
            of_cards, of_printings = self.patterns.conditions(term.field, term.value, term.source)
        elif known is None:
            of_cards, of_printings = title_condition(term.value, exact=term.field == "!"), None
        elif term.op not in known.operators:
            raise QueryError(f"{term.source!r}: {term.field} takes only {' '.join(known.operators)}, not {term.op}.")
        else:
            try:
                of_cards = known.build(term.op, term.value)
                of_printings = known.printed(term.op, term.value) if known.printed else None
            except ValueProblem as problem:
                self.warnings.append(f"{term.source!r} finds nothing: {problem}.")
                return Q(pk__in=[])
        if self.model is Card:
            return of_cards
        return of_printings if of_printings is not None else Q(card__in=Card.objects.filter(of_cards).values("pk"))
