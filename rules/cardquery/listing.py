"""Lists of cards and printings as statements: a query is read and turned into SQL once, and run for each page of it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import Count, QuerySet, Window

from rules.cardquery.orders import ordered_cards, ordered_printings, preferred
from rules.cardquery.search import parse_query
from rules.library.versioned import Versioned

MAX_KEPT = 300  # statements; each takes a few kilobytes


@dataclass(frozen=True)
class Listed:
    """What is to be listed: of the cards that meet a query those of a game, or (``printings``) their printings.

    ``prefer`` is which one printing of each card is listed in place of the card; the others are names of
    ``rules.cardquery.orders``. What is empty does not matter.
    """

    query: str = ""
    game: str = ""
    order: str = "title"
    direction: str = "asc"
    printings: bool = False
    prefer: str = ""


@dataclass(frozen=True)
class Statement:
    """The SQL of a list, with what of its query could not be used. It selects keys, and how many there are in all.

    It is empty where nothing can be found.
    """

    sql: str
    parameters: tuple[Any, ...]
    warnings: tuple[str, ...]

    def keys(self, start: int, end: int) -> tuple[list[int], int]:
        """The keys from one place to another, in their order, and how many there are in all."""
        if not self.sql:
            return [], 0
        rows = self._run(self.sql, start, end)
        if rows or not start:
            return [key for key, _ in rows], rows[0][1] if rows else 0
        first = self._run(self.sql, 0, 1)  # only a row tells how many there are
        return [], first[0][1] if first else 0

    def _run(self, sql: str, start: int, end: int) -> list[tuple[int, int]]:
        with connection.cursor() as cursor:
            cursor.execute(f"{sql} LIMIT %s OFFSET %s", (*self.parameters, end - start, start))
            return list(cursor.fetchall())


class _Kept:
    """The statements that were asked for last."""

    def __init__(self) -> None:
        self._statements: OrderedDict[Listed, Statement] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, listed: Listed) -> Statement:
        with self._lock:
            found = self._statements.get(listed)
            if found is not None:
                self._statements.move_to_end(listed)
                return found
        made = _statement(listed)
        with self._lock:
            self._statements[listed] = made
            while len(self._statements) > MAX_KEPT:
                self._statements.popitem(last=False)
        return made


# What a query comes to depends on the data: on the sets, keywords and combinations of symbols that there are.
_kept = Versioned(_Kept)


def statement(listed: Listed) -> Statement:
    """The statement of a list.

    :raises QueryError: if the query cannot be used.
    """
    return _kept().get(listed)


def _statement(listed: Listed) -> Statement:
    query = parse_query(listed.query)
    rows: QuerySet[Any]
    if listed.printings or listed.prefer:
        rows = query.printings()
        if listed.game:
            rows = rows.filter(card__game__slug=listed.game)
        if listed.prefer:
            rows = preferred(rows, listed.prefer)
        rows = ordered_printings(rows, listed.order, listed.direction)
    else:
        rows = query.cards()
        if listed.game:
            rows = rows.filter(game__slug=listed.game)
        rows = ordered_cards(rows, listed.order, listed.direction)
    counted = rows.annotate(of_all=Window(Count("*"))).values_list("pk", "of_all")
    try:
        sql, parameters = counted.query.sql_with_params()
    except EmptyResultSet:  # what it asks for, nothing has: no statement need be run
        sql, parameters = "", ()
    return Statement(sql, tuple(parameters), tuple(query.warnings))
