"""Lists of cards and printings as statements: a query is read, made SQL and counted once, and run for each page."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import QuerySet

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


class Statement:
    """The SQL of a list, with what of its query could not be used. It selects keys; how many there are is counted once.

    Where nothing can be found there are no ``rows``.
    """

    def __init__(self, rows: QuerySet[Any] | None, warnings: Iterable[str]) -> None:
        self.warnings = tuple(warnings)
        self._keys = self._counted = "", ()
        if rows is not None:
            self._keys = rows.values_list("pk").query.sql_with_params()
            self._counted = rows.order_by().values_list("pk").query.sql_with_params()

    def keys(self, start: int, end: int) -> tuple[list[int], int]:
        """The keys from one place to another, in their order, and how many there are in all."""
        if start >= self.number:
            return [], self.number
        sql, parameters = self._keys
        return _run(f"{sql} LIMIT %s OFFSET %s", (*parameters, end - start, start)), self.number

    @cached_property
    def number(self) -> int:
        """How many there are."""
        sql, parameters = self._counted
        return _run(f"SELECT COUNT(*) FROM ({sql}) AS listed", parameters)[0] if sql else 0


def _run(sql: str, parameters: tuple[Any, ...]) -> list[int]:
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return [row[0] for row in cursor.fetchall()]


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
    try:
        return Statement(rows, query.warnings)
    except EmptyResultSet:  # what it asks for, nothing has: no statement need be run
        return Statement(None, query.warnings)
