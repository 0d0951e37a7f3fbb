"""The index in PostgreSQL's tables, opened for reading: records in memory, words and texts read when asked for.

Every statement says by which filling of the tables it was answered; where that is another than the one that was
opened, the search begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from rules.library.packed_numbers import unpacked
from rules.search.backends.base import IndexReplacedError
from rules.search.backends.postgres_tables import phrase
from rules.search.checksums import Checksums
from rules.search.index_reading import (
    MAX_EXPANSIONS,
    NO_POSTINGS,
    OpenIndex,
    Postings,
    Stems,
    phrase_postings,
)
from rules.search.records import Records
from rules.search.requests import IndexUnusableError

Query = Callable[..., list[tuple[Any, ...]]]

STATE = "SELECT version, built_by, build FROM rules_searchstate"

RECORDS = """
SELECT state.build, entry.kind, coalesce(document.slug, ''), game.slug, entry.target, entry.number, entry.title,
       entry.headings, entry.url, entry.page_url, entry.weight,
       CASE WHEN entry.body = '' THEN entry.questions ELSE '' END, entry.original
FROM rules_searchstate state
CROSS JOIN rules_searchplace place
JOIN rules_searchentry entry ON entry.id = place.entry_id
JOIN rules_game game ON game.id = entry.game_id
LEFT JOIN rules_document document ON document.id = entry.document_id
ORDER BY place.place
"""

POSTINGS = """
SELECT build, lexeme, entries, impacts FROM rules_searchstate LEFT JOIN rules_searchposting ON lexeme = ANY(%s::text[])
"""

# IS TRUE keeps the planner from probing the entries one by one: the index finds those with the phrase.
PHRASES = """
SELECT state.build, phrase.number, phrase.place
FROM rules_searchstate state
LEFT JOIN (
    SELECT asked.number, place.place
    FROM unnest(%s::text[]) WITH ORDINALITY AS asked(words, number)
    CROSS JOIN LATERAL (
        SELECT id FROM rules_searchentry WHERE search @@ asked.words::tsquery
        UNION
        SELECT id FROM rules_searchentry WHERE asked @@ asked.words::tsquery
    ) AS entry
    JOIN rules_searchplace place ON place.entry_id = entry.id
) AS phrase ON true
"""

LEXEMES = "SELECT build, lexeme FROM rules_searchstate LEFT JOIN rules_searchposting ON true"

PLACES = "SELECT build, (SELECT count(*) FROM rules_searchplace) FROM rules_searchstate"

BODIES = """
SELECT build, place.place, entry.body
FROM rules_searchstate
LEFT JOIN (rules_searchplace place JOIN rules_searchentry entry ON entry.id = place.entry_id)
    ON place.place = ANY(%s::integer[])
"""

BEGUN = """
SELECT word FROM rules_searchword WHERE starts_with(word, %s) ORDER BY entries DESC, word LIMIT %s
"""

# Likest first, by their trigrams; who is asked for a correction looks closer at them.
NEIGHBOURS = (
    "SELECT word, entries FROM rules_searchword ORDER BY similarity(word, %s) DESC, entries DESC, word LIMIT 200"
)
VOCABULARY = "SELECT word, entries FROM rules_searchword"


class PostgresIndex(OpenIndex):
    """One filling of the tables.

    :param query: runs a statement with parameters; its rows.
    :raises IndexUnusableError: if the entries that it was filled with are gone.
    """

    def __init__(self, query: Query, version: int, built_by: str, build: int) -> None:
        self.build = build
        self._query = query
        records = Records(self._rows(RECORDS))
        if [(len(records),)] != self._rows(PLACES):
            # Another backend on the same database made the entries anew.
            raise IndexUnusableError("The search tables are of entries that are gone.")
        # Most words that are looked up and not known here, such as whole titles, no entry has.
        self._lexemes = Checksums(lexeme for (lexeme,) in self._rows(LEXEMES) if lexeme is not None)
        super().__init__(records, version, built_by)

    def read(self, wanted: Sequence[Stems]) -> dict[Stems, Postings]:
        phrases = [stems for stems in wanted if len(stems) > 1]
        single = [stems for stems in wanted if len(stems) == 1 and stems[0] in self._lexemes]
        found: dict[Stems, Postings] = {}
        if single:
            for lexeme, entries, impacts in self._rows(POSTINGS, [[stems[0] for stems in single]]):
                if lexeme is not None:
                    found[(lexeme,)] = Postings(unpacked("I", entries), unpacked("f", impacts))
        if phrases:
            found |= self._phrases(phrases)
        return found

    def _phrases(self, wanted: Sequence[Stems]) -> dict[Stems, Postings]:
        words = self.postings([(term,) for stems in wanted for term in stems])
        possible = [stems for stems in wanted if all(words[(term,)] for term in stems)]
        places: dict[int, list[int]] = {}
        if possible:
            for number, place in self._rows(PHRASES, [[phrase(stems) for stems in possible]]):
                if number is not None:
                    places.setdefault(number, []).append(place)
        return {
            stems: phrase_postings(places[number], [words[(term,)] for term in stems])
            if number in places
            else NO_POSTINGS
            for number, stems in enumerate(possible, start=1)
        }

    def bodies(self, places: Collection[int]) -> dict[int, str]:
        rows = self._rows(BODIES, [list(places)]) if places else []
        return {place: body for place, body in rows if place is not None}

    def written(self, prefix: str) -> list[str]:
        return [word for (word,) in self._query(BEGUN, [prefix, MAX_EXPANSIONS])]

    def neighbours(self, word: str) -> dict[str, int]:
        return dict(self._query(NEIGHBOURS, [word]))

    def vocabulary(self) -> dict[str, int]:
        return dict(self._query(VOCABULARY))

    def _rows(self, sql: str, parameters: Any = None) -> list[tuple[Any, ...]]:
        """The rows of a statement of this filling.

        :raises IndexReplacedError: if the tables hold another.
        """
        rows = self._query(sql, parameters)
        if any(row[0] != self.build for row in rows):
            raise IndexReplacedError
        return [row[1:] for row in rows]
