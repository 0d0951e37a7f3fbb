"""The orders in which cards and printings may be listed: one table for the API and its documentation."""

from __future__ import annotations

from typing import Any

from django.db.models import F, QuerySet, Window
from django.db.models.functions import RowNumber

from rules.models import Card, Printing

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
}
DIRECTIONS = ("asc", "desc")
PREFERENCES = ("newest", "oldest")


def ordered_cards(cards: QuerySet[Card], order: str, direction: str) -> QuerySet[Card]:
    """Cards in an order; among equals in that of their titles."""
    return cards.order_by(_by(ORDERS[order][0], direction), "sorted_by", "pk")


def ordered_printings(printings: QuerySet[Printing], order: str, direction: str) -> QuerySet[Printing]:
    """Printings in an order; among equals in that of their titles and of release."""
    return printings.order_by(_by(ORDERS[order][1], direction), "card__sorted_by", "card", "card_set__order", "number")


def preferred(printings: QuerySet[Printing], which: str) -> QuerySet[Printing]:
    """Of each card the newest or oldest of the printings."""
    sign = "-" if which == "newest" else ""
    order = [f"{sign}card_set__order", f"{sign}card_set__code", f"{sign}number"]
    numbered = printings.order_by().annotate(
        nth_of_card=Window(RowNumber(), partition_by=F("card"), order_by=order),
    )
    return Printing.objects.filter(pk__in=numbered.filter(nth_of_card=1).values("pk"))


def _by(column: str, direction: str) -> Any:
    return F(column).desc(nulls_last=True) if direction == "desc" else F(column).asc(nulls_last=True)
