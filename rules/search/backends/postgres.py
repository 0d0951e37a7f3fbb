"""PostgreSQL full text: words, positions and phrases in tsvectors under GIN indexes, ranked as with Whoosh.

``ts_rank`` knows nothing of how rare a word is or how much of a question an entry answers; so the ranking works on a
table of impacts that is computed from the tsvectors (:mod:`postgres_tables`). Workers keep what is small (which entries
there are, the words that were asked for last) for as long as the tables hold the same filling.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from django.db import ProgrammingError, connections, transaction

from rules.models import SearchEntry
from rules.search.backends.base import SearchBackend
from rules.search.backends.postgres_index import STATE, PostgresIndex
from rules.search.backends.postgres_tables import fill_tables
from rules.search.index_reading import OpenIndex
from rules.search.requests import IndexUnusableError

# Of the advisory lock that a rebuild holds; any number that nothing else in this database uses.
LOCK = 0x5_EA_2C_40
# What PostgreSQL says of a table, function or column that is not there.
MISSING = {"42P01", "42883", "42703"}


class PostgresBackend(SearchBackend):
    """Full text search in the database ``using`` that holds the entries."""

    def __init__(self, using: str = "default") -> None:
        self.using = using
        self._opened: PostgresIndex | None = None
        self._opening = threading.Lock()

    @property
    def version(self) -> int | None:
        return self._state()[0]

    @property
    def built_by(self) -> str:
        return self._state()[1]

    def _state(self) -> tuple[int | None, str, int | None]:
        try:
            rows = self._rows(STATE)
        except IndexUnusableError:
            return None, "", None
        return rows[0] if rows else (None, "", None)

    def rebuild(self, entries: Iterable[SearchEntry], version: int) -> None:
        with transaction.atomic(using=self.using):
            fill_tables(connections[self.using], entries, version)

    @contextmanager
    def lock(self, *, wait: bool) -> Iterator[bool]:
        with transaction.atomic(using=self.using):
            if wait:
                self._rows("SELECT pg_advisory_xact_lock(%s)", [LOCK])
                yield True
            else:
                yield self._rows("SELECT pg_try_advisory_xact_lock(%s)", [LOCK])[0][0]

    @contextmanager
    def reading(self) -> Iterator[OpenIndex]:
        rows = self._rows(STATE)
        if not rows:
            raise IndexUnusableError("There is no search index yet.")
        version, built_by, build = rows[0]
        opened = self._opened
        if opened is None or opened.build != build:
            with self._opening:
                opened = self._opened
                if opened is None or opened.build != build:
                    opened = self._opened = PostgresIndex(self._rows, version, built_by, build)
        yield opened

    def _rows(self, sql: str, parameters: Any = None) -> list[tuple[Any, ...]]:
        try:
            with connections[self.using].cursor() as cursor:
                cursor.execute(sql, parameters)
                return list(cursor.fetchall())
        except ProgrammingError as error:
            if getattr(error.__cause__, "sqlstate", "") not in MISSING:
                raise
            raise IndexUnusableError("The search tables are missing: run 'manage.py migrate'.") from error
