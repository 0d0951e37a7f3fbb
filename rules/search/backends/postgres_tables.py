"""Fills the tables beside ``rules_searchentry`` that the PostgreSQL backend reads (migration 0007).

The columns ``search`` and ``asked`` get the words of an entry with their positions; from these one statement computes
the impact of every word on every entry as :mod:`rules.search.ranking` defines it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper

from rules.library.packed_numbers import packed
from rules.models import SearchEntry
from rules.search.analysis import is_index_word, stem, words
from rules.search.fingerprint import fingerprint
from rules.search.ranking import FIELDS, K1

# Of each field its column and weight label there: a tsvector has four labels.
COLUMNS = {"title": ("search", "A"), "terms": ("search", "B"), "headings": ("search", "C"), "body": ("search", "D")}
COLUMNS["questions"] = ("asked", "A")
# PostgreSQL keeps no positions beyond, and no more of one word.
LAST_POSITION, MOST_POSITIONS = 16_383, 255
# So far apart are the positions of two fields: no phrase reaches from one into the next.
GAP = 5
BATCH = 500

FILL = """
UPDATE rules_searchentry entry SET search = filled.search::tsvector, asked = filled.asked::tsvector
FROM unnest(%s::bigint[], %s::text[], %s::text[]) AS filled(id, search, asked)
WHERE entry.id = filled.id
"""

PLACES = """
INSERT INTO rules_searchplace (place, entry_id) SELECT row_number() OVER (ORDER BY id) - 1, id FROM rules_searchentry
"""

POSTINGS = """
WITH field(source, label, weight, b, length) AS (
    SELECT *
    FROM unnest(%(columns)s::text[], %(labels)s::text[], %(weights)s::float8[], %(bs)s::float8[], %(lengths)s::float8[])
), counted AS (
    SELECT entry.id, word.lexeme, 'search' AS source, place.label, count(*) AS frequency
    FROM rules_searchentry entry, unnest(entry.search) AS word(lexeme, positions, weights),
         unnest(word.weights) AS place(label)
    GROUP BY entry.id, word.lexeme, place.label
    UNION ALL
    SELECT entry.id, word.lexeme, 'asked', place.label, count(*)
    FROM rules_searchentry entry, unnest(entry.asked) AS word(lexeme, positions, weights),
         unnest(word.weights) AS place(label)
    GROUP BY entry.id, word.lexeme, place.label
), length AS (
    SELECT id, source, label, sum(frequency) AS length FROM counted GROUP BY id, source, label
), weighted AS (
    SELECT counted.id, counted.lexeme,
           sum(field.weight * counted.frequency
               / (1 - field.b + field.b * length.length / field.length))::float8 AS frequency
    FROM counted
    JOIN field USING (source, label)
    JOIN length ON length.id = counted.id AND length.source = counted.source AND length.label = counted.label
    GROUP BY counted.id, counted.lexeme
)
SELECT lexeme, array_agg(place ORDER BY place),
       array_agg((frequency * (%(k1)s + 1) / (frequency + %(k1)s))::real ORDER BY place)
FROM weighted JOIN rules_searchplace ON entry_id = weighted.id
GROUP BY lexeme
"""

# As the bytes of arrays: nothing is read and sent faster.
PACKED = """
INSERT INTO rules_searchposting (lexeme, entries, impacts)
SELECT * FROM unnest(%s::text[], %s::bytea[], %s::bytea[])
"""

WORDS = "INSERT INTO rules_searchword (word, entries) SELECT * FROM unnest(%s::text[], %s::integer[])"

STATE = """
INSERT INTO rules_searchstate (id, version, built_by, build)
VALUES (1, %(version)s, %(built_by)s, nextval('rules_searchbuild'))
"""

TABLES = ("rules_searchposting", "rules_searchword", "rules_searchplace", "rules_searchstate")


def fill_tables(connection: BaseDatabaseWrapper, entries: Iterable[SearchEntry], version: int) -> None:
    """Replace what the tables hold by what the entries say; call it in a transaction."""
    parameters: dict[str, Any] = {
        "columns": [COLUMNS[field.name][0] for field in FIELDS],
        "labels": [COLUMNS[field.name][1] for field in FIELDS],
        "weights": [field.weight for field in FIELDS],
        "bs": [field.b for field in FIELDS],
        "lengths": [field.length for field in FIELDS],
        "k1": K1,
        "version": version,
        "built_by": fingerprint(),
    }
    written: Counter[str] = Counter()
    with connection.cursor() as cursor:
        # DELETE and not TRUNCATE: searches go on with the old rows until the transaction ends.
        for table in TABLES:
            cursor.execute(f"DELETE FROM {table}")
        for rows in _batches(entries):
            vectors = [_vectors(entry, written) for entry in rows]
            cursor.execute(
                FILL, [[entry.pk for entry in rows], [both[0] for both in vectors], [both[1] for both in vectors]]
            )
        cursor.execute(PLACES)
        cursor.execute(POSTINGS, parameters)
        postings = cursor.fetchall()
        cursor.execute(
            PACKED,
            [
                [lexeme for lexeme, _, _ in postings],
                [packed("I", places) for _, places, _ in postings],
                [packed("f", impacts) for _, _, impacts in postings],
            ],
        )
        cursor.execute(WORDS, [list(written), list(written.values())])
        cursor.execute(STATE, parameters)
        for table in TABLES:
            cursor.execute(f"ANALYZE {table}")


def phrase(stems: Iterable[str]) -> str:
    """Stems that follow each other, as a tsquery."""
    return " <-> ".join(_quoted(stem) for stem in stems)


def _batches(entries: Iterable[SearchEntry]) -> Iterable[list[SearchEntry]]:
    batch: list[SearchEntry] = []
    for entry in entries:
        batch.append(entry)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _vectors(entry: SearchEntry, written: Counter[str]) -> tuple[str, str]:
    """The two tsvectors of an entry as text; its words are counted."""
    found: dict[str, dict[str, list[str]]] = {"search": defaultdict(list), "asked": defaultdict(list)}
    position = {"search": 0, "asked": 0}
    its_words: set[str] = set()
    for field in FIELDS:
        column, label = COLUMNS[field.name]
        said = words(getattr(entry, field.name))
        its_words.update(said)
        for place, word in enumerate(said, start=position[column] + 1):
            positions = found[column][stem(word)]
            if len(positions) < MOST_POSITIONS:
                positions.append(f"{min(place, LAST_POSITION)}{label}")
        position[column] += len(said) + GAP
    written.update(word for word in its_words if not is_index_word(word))
    search, asked = (
        " ".join(f"{_quoted(lexeme)}:{','.join(dict.fromkeys(at))}" for lexeme, at in found[column].items())
        for column in ("search", "asked")
    )
    return search, asked


def _quoted(lexeme: str) -> str:
    return "'" + lexeme.replace("\\", "\\\\").replace("'", "''") + "'"
