"""The orders in which cards and printings may be listed: one table for the API and its documentation."""

from __future__ import annotations

from typing import Any

from django.db.models import Case, CharField, F, Func, IntegerField, QuerySet, Value, When, Window
from django.db.models.functions import NullIf, RowNumber

from rules.models import Card, Printing, Rarity

# By name: the column on cards, and the one on printings. What a card does not have comes last.
ORDERS: dict[str, tuple[str, str]] = {
    "title": ("sorted_by", "card__sorted_by"),
    "cost": ("printing__shadowfist__cost", "shadowfist__cost"),
    "fighting": ("printing__shadowfist__fighting", "shadowfist__fighting"),
    "power": ("printing__shadowfist__power", "shadowfist__power"),
    "body": ("printing__shadowfist__body", "shadowfist__body"),
    "difficulty": ("printing__ufs__difficulty", "ufs__difficulty"),
    "control": ("printing__ufs__control", "ufs__control"),
    "block": ("printing__ufs__block_modifier", "ufs__block_modifier"),
    "speed": ("printing__ufs__speed", "ufs__speed"),
    "damage": ("printing__ufs__damage", "ufs__damage"),
    "hand": ("printing__ufs__hand_size", "ufs__hand_size"),
    "vitality": ("printing__ufs__vitality", "ufs__vitality"),
    "type": ("type", "type"),
    "released": ("printing__card_set__order", "card_set__order"),
    "rarity": ("printing__rarity", "rarity"),
    "artist": ("printing__artist", "artist"),
    "number": ("printing__ufs__collector_number", "ufs__collector_number"),
}
DIRECTIONS = ("asc", "desc")
PREFERENCES = ("newest", "oldest")


class LeadingNumber(Func):
    """The number that a text begins with: 12 of ``12a``."""

    template = "CAST(%(expressions)s AS INTEGER)"
    output_field = IntegerField()

    def as_postgresql(self, compiler: Any, connection: Any, **context: Any) -> Any:
        template = "CAST(SUBSTRING(%(expressions)s FROM '^[0-9]+') AS INTEGER)"
        return super().as_sql(compiler, connection, template=template, **context)


def ordered_cards(cards: QuerySet[Card], order: str, direction: str) -> QuerySet[Card]:
    """Cards in an order; among equals in that of their titles."""
    return cards.order_by(*_by(order, ORDERS[order][0], direction), "sorted_by", "pk")


def ordered_printings(printings: QuerySet[Printing], order: str, direction: str) -> QuerySet[Printing]:
    """Printings in an order; among equals in that of their titles and of release."""
    by = _by(order, ORDERS[order][1], direction)
    return printings.order_by(*by, "card__sorted_by", "card_id", "card_set__order", "number")


def preferred(printings: QuerySet[Printing], which: str) -> QuerySet[Printing]:
    """Of each card the newest or oldest of the printings."""
    sign = "-" if which == "newest" else ""
    order = [f"{sign}card_set__order", f"{sign}card_set__code", f"{sign}number"]
    numbered = printings.order_by().annotate(
        nth_of_card=Window(RowNumber(), partition_by=F("card"), order_by=order),
    )
    return Printing.objects.filter(pk__in=numbered.filter(nth_of_card=1).values("pk"))


def _by(order: str, column: str, direction: str) -> list[Any]:
    """What to sort by. A text that is empty is missing, rarities go from common to rare, and 2 is before 10."""
    sorted_by: list[Any] = [F(column)]
    if order == "title" and direction == "asc":
        return sorted_by  # each has one: an index has them in this order
    if order == "rarity":
        places = [When(**{column: rarity}, then=Value(place)) for place, rarity in enumerate(Rarity.values)]
        sorted_by = [Case(*places)]
    elif order in {"artist", "number"}:
        there = NullIf(F(column), Value(""), output_field=CharField())
        sorted_by = [LeadingNumber(there), there] if order == "number" else [there]
    if direction == "desc":
        return [each.desc(nulls_last=True) for each in sorted_by]
    return [each.asc(nulls_last=True) for each in sorted_by]
