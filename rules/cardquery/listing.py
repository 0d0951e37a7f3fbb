"""Lists of cards and printings: the keys of what meets a query, in an order, found once for all pages of the list."""

from __future__ import annotations

import threading
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import QuerySet

from rules.cardquery.orders import PREFERENCES, PRINTED, sorted_keys
from rules.cardquery.search import CardQuery, parse_query
from rules.library import designations
from rules.library.packed_numbers import KEYS
from rules.library.versioned import Versioned
from rules.models import Card

# Of the lists that were asked for last, so many are kept, with so many keys in all (4 bytes each).
MAX_LISTS, MAX_KEYS = 1_000, 2_000_000


@dataclass(frozen=True)
class Listed:
    """What is to be listed: of the cards that meet a query those of a game, or (``printings``) their printings.

    ``designator`` is one that they have, under a ``ruleset``. ``prefer`` is which one printing of each card is listed
    in place of the card; the others are names of ``rules.cardquery.orders``. What is empty does not matter.
    """

    query: str = ""
    game: str = ""
    order: str = "title"
    direction: str = "asc"
    printings: bool = False
    prefer: str = ""
    designator: str = ""
    ruleset: str = ""

    @property
    def of_all(self) -> Listed:
        """The list of all cards, or of all printings, in this order."""
        return Listed(order=self.order, direction=self.direction, printings=self.printings or bool(self.prefer))


@dataclass(frozen=True)
class Listing:
    """The keys of a list in their order, with what of its query could not be used."""

    keys: array[int]
    warnings: tuple[str, ...] = ()


class _Kept:
    """The lists that were asked for last."""

    def __init__(self) -> None:
        self._listings: OrderedDict[Listed, Listing] = OrderedDict()
        self._keys = 0  # in them
        self._lock = threading.Lock()

    def get(self, listed: Listed) -> Listing:
        with self._lock:
            found = self._listings.get(listed)
            if found is not None:
                self._listings.move_to_end(listed)
                return found
        made = _made(listed)
        with self._lock:
            if listed not in self._listings:
                self._listings[listed] = made
                self._keys += len(made.keys)
            while len(self._listings) > MAX_LISTS or self._keys > MAX_KEYS:
                _, gone = self._listings.popitem(last=False)
                self._keys -= len(gone.keys)
        return made


_kept = Versioned(_Kept)


def listing(listed: Listed) -> Listing:
    """The keys of a list.

    :raises QueryError: if the query cannot be used.
    """
    return _kept().get(listed)


def in_order(keys: Iterable[int], listed: Listed) -> array[int]:
    """Some keys of cards or printings in the order of a list."""
    return array(KEYS, filter(frozenset(keys).__contains__, listing(listed.of_all).keys))


def _made(listed: Listed) -> Listing:
    if listed == listed.of_all:
        return Listing(sorted_keys("printing" if listed.printings else "card", listed.order, listed.direction))
    by_title = replace(listed, order="title", direction="asc")
    if listed != by_title:
        found = listing(by_title)
        return replace(found, keys=in_order(found.keys, listed))
    query = parse_query(listed.query)
    rows = rows_of(listed, query)
    if listed.prefer:
        keys = _preferred(dict(_read(rows, "pk", "card")), listed.prefer)
    else:
        keys = [key for (key,) in _read(rows, "pk")]
    return Listing(in_order(keys, listed), tuple(query.warnings))


def rows_of(listed: Listed, query: CardQuery) -> QuerySet[Any]:
    """The rows that are listed, in no order; of a card there may be several."""
    rows: QuerySet[Any] = query.printings() if listed.of_all.printings else Card.objects.filter(query.condition)
    if listed.game:
        rows = rows.filter(**{"card__game__slug" if listed.of_all.printings else "game__slug": listed.game})
    if listed.designator and (condition := designations.condition(listed.designator, listed.ruleset)):
        rows = rows.filter(condition)
    return rows.order_by()


def _preferred(cards: dict[int, int], which: str) -> Iterable[int]:
    """Of each card the newest or oldest of its printings; ``cards`` tells which each printing is of."""
    first: dict[int, int] = {}
    for printing in in_order(cards, Listed(order=PRINTED, direction=PREFERENCES[which], printings=True)):
        first.setdefault(cards[printing], printing)
    return first.values()


def _read(rows: QuerySet[Any], *columns: str) -> list[Any]:
    """Columns of rows: by the statement alone, for there may be a hundred thousand of them."""
    try:
        sql, parameters = rows.values_list(*columns).query.sql_with_params()
    except EmptyResultSet:  # what it asks for, nothing has
        return []
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        found: list[Any] = cursor.fetchall()
        return found
