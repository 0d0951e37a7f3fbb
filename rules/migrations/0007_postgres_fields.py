"""In PostgreSQL the words of an entry are those that ``rules.search.analysis`` finds, in five fields.

The tables beside ``rules_searchentry`` are filled by ``rules.search.backends.postgres_tables``: ``search`` has the
stems of title, terms, headings and body with their positions, ``asked`` those of the questions.
"""

from importlib import import_module

from django.db import migrations

before = import_module("rules.migrations.0002_postgres_search")

FORWARD = [
    *before.BACKWARD,
    "ALTER TABLE rules_searchentry ADD COLUMN search tsvector, ADD COLUMN asked tsvector",
    "CREATE INDEX rules_searchentry_search ON rules_searchentry USING gin (search)",
    "CREATE INDEX rules_searchentry_asked ON rules_searchentry USING gin (asked)",
    # For every stem the places of the entries that have it, with its impact on each (rules.search.ranking).
    """
    CREATE TABLE rules_searchposting (
        lexeme text COLLATE "C" PRIMARY KEY, entries bytea NOT NULL, impacts bytea NOT NULL
    )
    """,
    # Every word as it is written: for beginnings of words, and for corrections.
    'CREATE TABLE rules_searchword (word text COLLATE "C" PRIMARY KEY, entries integer NOT NULL)',
    # The place of every entry in the index, from 0. No foreign key: the tables are replaced together.
    "CREATE TABLE rules_searchplace (place integer PRIMARY KEY, entry_id bigint NOT NULL UNIQUE)",
    # One row: the version of the data that the tables hold, the code that filled them, and which filling it was.
    "CREATE SEQUENCE rules_searchbuild",
    """
    CREATE TABLE rules_searchstate (
        id smallint PRIMARY KEY CHECK (id = 1), version bigint NOT NULL, built_by text NOT NULL, build bigint NOT NULL
    )
    """,
]
BACKWARD = [
    "DROP TABLE rules_searchstate, rules_searchplace, rules_searchword, rules_searchposting",
    "DROP SEQUENCE rules_searchbuild",
    "DROP INDEX rules_searchentry_search, rules_searchentry_asked",
    "ALTER TABLE rules_searchentry DROP COLUMN search, DROP COLUMN asked",
    *before.FORWARD,
]


class Migration(migrations.Migration):
    dependencies = [("rules", "0006_section_questions")]

    operations = [before.PostgresSQL(FORWARD, BACKWARD)]
