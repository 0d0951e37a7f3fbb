"""Full-text search inside PostgreSQL; nothing is done on other databases.

The text search configuration ``rules_search`` has the English stemmer and no stop words. ``rules_search_text`` is the
SQL twin of ``rules.search.analysis``. The tables beside ``rules_searchentry`` are filled by
``rules.search.backends.postgres`` from the generated column ``search``.
"""

from django.db import migrations

FORWARD = [
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    "CREATE TEXT SEARCH DICTIONARY rules_stem (TEMPLATE = snowball, LANGUAGE = english)",
    "CREATE TEXT SEARCH CONFIGURATION rules_search (COPY = simple)",
    """
    ALTER TEXT SEARCH CONFIGURATION rules_search ALTER MAPPING FOR
        asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
        WITH rules_stem
    """,
    # Without accents, possessive endings and apostrophes; every other sign parts words.
    r"""
    CREATE FUNCTION rules_search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT lower(
            regexp_replace(
                regexp_replace(
                    regexp_replace(
                        regexp_replace(normalize(replace(value, '’', ''''), NFKD), '[\u0300-\u036f]+', '', 'g'),
                        '(?<=[[:alnum:]])''[sS]\M(?!''[[:alnum:]])', '', 'g'),
                    '(?<=[[:alnum:]])''(?=[[:alnum:]])', '', 'g'),
                '[^[:alnum:]]+', ' ', 'g'))
    $$
    """,
    """
    ALTER TABLE rules_searchentry ADD COLUMN search tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('rules_search', rules_search_text(title)), 'A') ||
        setweight(to_tsvector('rules_search', rules_search_text(terms)), 'B') ||
        setweight(to_tsvector('rules_search', rules_search_text(headings)), 'C') ||
        setweight(to_tsvector('rules_search', rules_search_text(body)), 'D')
    ) STORED
    """,
    "CREATE INDEX rules_searchentry_search ON rules_searchentry USING gin (search)",
    "CREATE INDEX rules_searchentry_title_trigrams ON rules_searchentry USING gin (title gin_trgm_ops)",
    # For every stem the entries that have it, with its impact on each (rules.search.ranking).
    """
    CREATE TABLE rules_searchposting (
        lexeme text COLLATE "C" PRIMARY KEY, entries bigint[] NOT NULL, impacts real[] NOT NULL
    )
    """,
    # Every word as it is written: for beginnings of words, and for suggestions.
    """
    CREATE TABLE rules_searchword (
        word text COLLATE "C" PRIMARY KEY, lexeme text COLLATE "C" NOT NULL, entries integer NOT NULL
    )
    """,
    # What the ranking needs of an entry, without its texts. No foreign key: the tables are replaced together.
    """
    CREATE TABLE rules_searchtarget (
        entry_id bigint PRIMARY KEY, target_id integer NOT NULL, kind text NOT NULL, game text NOT NULL,
        document text NOT NULL, weight real NOT NULL
    )
    """,
    # One row: the version of the data that the tables hold, and the code that filled them.
    """
    CREATE TABLE rules_searchstate (
        id smallint PRIMARY KEY CHECK (id = 1), version bigint NOT NULL, built_by text NOT NULL,
        entries integer NOT NULL
    )
    """,
]
BACKWARD = [
    "DROP TABLE rules_searchstate, rules_searchtarget, rules_searchword, rules_searchposting",
    "DROP INDEX rules_searchentry_title_trigrams, rules_searchentry_search",
    "ALTER TABLE rules_searchentry DROP COLUMN search",
    "DROP FUNCTION rules_search_text(text)",
    "DROP TEXT SEARCH CONFIGURATION rules_search",
    "DROP TEXT SEARCH DICTIONARY rules_stem",
]


class PostgresSQL(migrations.RunSQL):
    """Runs its statements on PostgreSQL only."""

    def database_forwards(self, app_label, schema_editor, from_state, to_state):
        if schema_editor.connection.vendor == "postgresql":
            super().database_forwards(app_label, schema_editor, from_state, to_state)

    def database_backwards(self, app_label, schema_editor, from_state, to_state):
        if schema_editor.connection.vendor == "postgresql":
            super().database_backwards(app_label, schema_editor, from_state, to_state)


class Migration(migrations.Migration):
    dependencies = [("rules", "0001_initial")]

    operations = [PostgresSQL(FORWARD, BACKWARD)]
