"""PostgreSQL full text: matching by its dictionaries, positions and GIN index, ranking by the same BM25F as Whoosh.

``ts_rank`` knows nothing of how rare a word is or how much of a question an entry answers; so the ranking works on a
table of impacts that is computed from the generated column ``search`` (:mod:`postgres_tables`). All of a search is one
statement (:mod:`postgres_query`), whatever the number of workers and hosts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from django.db import ProgrammingError, connections, transaction

from rules.models import SearchEntry
from rules.search.backends.base import Found, FoundEntry, IndexUnusableError, SearchBackend, SearchRequest
from rules.search.backends.postgres_query import statement
from rules.search.backends.postgres_tables import fill_tables
from rules.search.plan import Plan
from rules.search.spelling import best_suggestion

# Of the advisory lock that a rebuild holds; any number that nothing else in this database uses.
LOCK = 0x5_EA_2C_40
# What PostgreSQL says of a table, function or dictionary that is not there.
MISSING = {"42P01", "42883", "42704"}

UNKNOWN = """
SELECT word FROM unnest(%s::text[]) AS word
WHERE NOT EXISTS (
    SELECT FROM rules_searchposting WHERE lexeme = coalesce((ts_lexize('rules_stem', word))[1], word)
)
"""

SUGGEST = """
SELECT word, entries FROM rules_searchword
WHERE starts_with(word, left(%(word)s, 1)) AND length(word) BETWEEN length(%(word)s) - 2 AND length(%(word)s) + 2
ORDER BY similarity(word, %(word)s) DESC, entries DESC, word
LIMIT 100
"""


class PostgresBackend(SearchBackend):
    """Full text search in the database ``using`` that holds the entries."""

    def __init__(self, using: str = "default") -> None:
        self.using = using

    @property
    def version(self) -> int | None:
        return self._state()[0]

    @property
    def built_by(self) -> str:
        return self._state()[1]

    def _state(self) -> tuple[int | None, str]:
        try:
            rows = self._rows("SELECT version, built_by FROM rules_searchstate")
        except IndexUnusableError:
            return None, ""
        return rows[0] if rows else (None, "")

    def rebuild(self, entries: Iterable[SearchEntry], version: int) -> None:
        """Index the rows of the table of entries; ``entries`` are those."""
        with transaction.atomic(using=self.using):
            fill_tables(connections[self.using], version)

    @contextmanager
    def lock(self, *, wait: bool) -> Iterator[bool]:
        with transaction.atomic(using=self.using):
            if wait:
                self._rows("SELECT pg_advisory_xact_lock(%s)", [LOCK])
                yield True
            else:
                yield self._rows("SELECT pg_try_advisory_xact_lock(%s)", [LOCK])[0][0]

    def find(self, plan: Plan, request: SearchRequest) -> Found:
        rows = self._rows(*statement(plan, request))
        entries, total, kinds, documents = rows[0][:4]
        if entries is None:
            raise IndexUnusableError("There is no search index yet.")
        return Found(
            entries=[_found(*row[4:]) for row in rows if row[4] is not None],
            total=total,
            kinds=json.loads(kinds) if isinstance(kinds, str) else kinds,
            documents=json.loads(documents) if isinstance(documents, str) else documents,
        )

    def unknown(self, words: Sequence[str]) -> set[str]:
        return {word for (word,) in self._rows(UNKNOWN, [list(words)])}

    def suggest(self, word: str) -> str | None:
        return best_suggestion(word, self._rows(SUGGEST, {"word": word}))

    def _rows(self, sql: str, parameters: object = None) -> list[tuple]:
        try:
            with connections[self.using].cursor() as cursor:
                cursor.execute(sql, parameters)
                return cursor.fetchall()
        except ProgrammingError as error:
            if getattr(error.__cause__, "sqlstate", "") not in MISSING:
                raise
            raise IndexUnusableError("The search tables are missing: run 'manage.py migrate'.") from error


def _found(
    score: float,
    kind: str,
    document: str,
    number: str,
    title: str,
    headings: str,
    body: str,
    url: str,
    page_url: str,
) -> FoundEntry:
    return FoundEntry(kind, document, number, title, headings, body, url, page_url, score)
