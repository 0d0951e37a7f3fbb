"""Fills the tables beside ``rules_searchentry`` that the PostgreSQL backend ranks with (migration 0002).

The words of an entry, their positions and fields are what the generated column ``search`` says; from it one statement
computes the impact of every word on every entry as :mod:`rules.search.ranking` defines it.
"""

from __future__ import annotations

from django.db.backends.base.base import BaseDatabaseWrapper

from rules.search.analysis import NUMBER_WORD, TITLE_HEAD
from rules.search.fingerprint import fingerprint
from rules.search.ranking import FIELDS, K1

# The weight labels of the column ``search``, in the order of FIELDS.
LABELS = ("A", "B", "C", "D")

POSTINGS = """
WITH field(label, weight, b) AS (
    SELECT * FROM unnest(%(labels)s::text[], %(weights)s::float8[], %(bs)s::float8[])
), counted AS (
    SELECT entry.id, word.lexeme, place.label, count(*) AS frequency
    FROM rules_searchentry entry, unnest(entry.search) AS word(lexeme, positions, weights),
         unnest(word.weights) AS place(label)
    GROUP BY entry.id, word.lexeme, place.label
), length AS (
    SELECT id, label, sum(frequency) AS length FROM counted GROUP BY id, label
), average AS (
    SELECT label, avg(length) AS length FROM length GROUP BY label
), weighted AS (
    SELECT counted.id, counted.lexeme,
           sum(field.weight * counted.frequency
               / (1 - field.b + field.b * length.length / average.length))::float8 AS frequency
    FROM counted
    JOIN field USING (label)
    JOIN length ON length.id = counted.id AND length.label = counted.label
    JOIN average ON average.label = counted.label
    GROUP BY counted.id, counted.lexeme
)
INSERT INTO rules_searchposting (lexeme, entries, impacts)
SELECT lexeme, array_agg(id ORDER BY id), array_agg((frequency * (%(k1)s + 1) / (frequency + %(k1)s))::real ORDER BY id)
FROM weighted
GROUP BY lexeme
"""

WORDS = """
INSERT INTO rules_searchword (word, lexeme, entries)
SELECT word, coalesce((ts_lexize('rules_stem', word))[1], word), ndoc
FROM ts_stat($$
    SELECT to_tsvector('simple', rules_search_text(concat_ws(' ', title, terms, headings, body))) FROM rules_searchentry
$$)
WHERE word !~ %(index_words)s
"""

TARGETS = """
INSERT INTO rules_searchtarget (entry_id, target_id, kind, game, document, weight)
SELECT entry.id, dense_rank() OVER (ORDER BY entry.target), entry.kind, game.slug, coalesce(document.slug, ''),
       entry.weight
FROM rules_searchentry entry
JOIN rules_game game ON game.id = entry.game_id
LEFT JOIN rules_document document ON document.id = entry.document_id
"""

STATE = """
INSERT INTO rules_searchstate (id, version, built_by, entries)
SELECT 1, %(version)s, %(built_by)s, count(*) FROM rules_searchentry
"""

TABLES = ("rules_searchposting", "rules_searchword", "rules_searchtarget", "rules_searchstate")


def fill_tables(connection: BaseDatabaseWrapper, version: int) -> None:
    """Replace what the tables hold by what the entries now say; call it in a transaction."""
    parameters = {
        "labels": list(LABELS),
        "weights": [field.weight for field in FIELDS],
        "bs": [field.b for field in FIELDS],
        "k1": K1,
        "index_words": f"^(?:{NUMBER_WORD.pattern}|{TITLE_HEAD}.*)$",
        "version": version,
        "built_by": fingerprint(),
    }
    with connection.cursor() as cursor:
        # DELETE and not TRUNCATE: searches go on with the old rows until the transaction ends.
        for table in TABLES:
            cursor.execute(f"DELETE FROM {table}")
        for statement in (POSTINGS, WORDS, TARGETS, STATE):
            cursor.execute(statement, parameters)
        for table in TABLES:
            cursor.execute(f"ANALYZE {table}")
