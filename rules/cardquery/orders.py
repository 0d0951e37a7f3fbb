"""The orders in which cards and printings may be listed: one table for the API and its documentation.

All cards and all printings are sorted when the library is published, and their keys written down in each order: a list
of some of them is that of all, of which those are left that meet the query.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from typing import Any

from django.db.models import Max

from rules.library.packed_numbers import KEYS, packed, unpacked
from rules.library.publication import Lookups, register
from rules.models import Card, Printing, Rarity, SortedKeys

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
PREFERENCES = {"newest": "desc", "oldest": "asc"}
# Cards by their latest printing, printings by when they were printed: what those are chosen by that stand for a card.
PRINTED = "printed"


def sorted_keys(rows: str, order: str, direction: str) -> array[int]:
    """The keys of all cards, or of all printings (``rows``), in an order; among equals in that of their titles."""
    kept = SortedKeys.objects.filter(rows=rows, order=order, direction=direction)
    found = kept.values_list("keys", flat=True).first()
    if found is None:  # nothing was published yet, or by an older release
        return next(keys for *which, keys in _all_sorted(rows) if which == [order, direction])
    return unpacked(KEYS, found)


def _rarity(rarity: str) -> int | None:
    return Rarity.values.index(rarity) if rarity in Rarity.values else None


def _number(number: str) -> tuple[int, str] | None:
    """2 before 10, and a number before what has letters as well; what begins with none comes before all."""
    leading = re.match("[0-9]+", number)
    return (int(leading[0]) if leading else -1, number) if number else None


# What rows are sorted by, where that is not the value of the column. A text that is empty is missing.
VALUES: dict[str, Callable[[Any], Any]] = {
    "rarity": _rarity,
    "artist": lambda artist: artist or None,
    "number": lambda number: _number(number or ""),
}


def _all_sorted(rows: str) -> Iterator[tuple[str, str, array[int]]]:
    """The keys of all cards, or of all printings, in each order and direction."""
    found: Any
    if rows == "card":
        latest = dict(Printing.objects.order_by().values_list("card").annotate(Max("card_set__order")))
        columns = [column for column, _ in ORDERS.values()]
        found = Card.objects.order_by("sorted_by", "pk").values_list("pk", *columns)
        keys, *values = _columns(found, 1 + len(columns))
        values.append([latest.get(key) for key in keys])
    else:
        columns = [column for _, column in ORDERS.values()]
        printed = ("card_set__order", "card_set__code", "number")
        by = ("card__sorted_by", "card_id", "card_set__order", "number")
        found = Printing.objects.order_by(*by).values_list("pk", *columns, *printed)
        keys, *values = _columns(found, 1 + len(columns) + len(printed))
        values[len(columns) :] = [list(zip(*values[len(columns) :], strict=True))]
    for order, column in zip([*ORDERS, PRINTED], values, strict=True):
        value = VALUES.get(order)
        known = list(map(value, column)) if value else column
        there = [place for place, each in enumerate(known) if each is not None]
        missing = [place for place, each in enumerate(known) if each is None]
        for direction in DIRECTIONS:
            there.sort(key=known.__getitem__, reverse=direction == "desc")
            yield order, direction, array(KEYS, [keys[place] for place in (*there, *missing)])


def _columns(rows: Any, number: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows.iterator(), strict=True)] or [[] for _ in range(number)]


def _make() -> None:
    SortedKeys.objects.all().delete()
    for rows in ("card", "printing"):
        for order, direction, keys in _all_sorted(rows):
            SortedKeys.objects.create(rows=rows, order=order, direction=direction, keys=packed(KEYS, keys))


register(Lookups(_make, __file__))
