"""Indexes that Django has no words for: of parts of texts, and of columns that are asked for by what they contain.

They are made after each ``migrate``. In PostgreSQL parts of a text are found by its trigrams (``pg_trgm``), in SQLite
by a table of trigrams beside the text's (FTS5), which triggers keep up to date; an SQLite that has no trigrams reads
every text instead.
"""

from __future__ import annotations

import logging
from typing import Any

from django.db import DEFAULT_DB_ALIAS, OperationalError, connections, models
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models.lookups import IContains, StartsWith

logger = logging.getLogger(__name__)

# By table: columns in which parts of a text are looked for, and columns of which the different values are.
TEXTS = {
    "rules_card": ("title", "subtitle", "text"),
    "rules_cardalias": ("slug",),
    "rules_printing": ("text", "original_text", "artist"),
}
VALUES = {
    "rules_shadowfistcharacteristics": ("requires", "provides"),
    "rules_compiledwording": ("keywords",),
    "rules_ufscharacteristics": ("resources", "keyword_index"),
}
SHORTEST = 3  # characters of which there are trigrams

_there: set[str] = set()


def trigrams(table: str) -> str:
    """The name of the trigrams of a table in SQLite."""
    return f"{table}_trigrams"


class Holds(IContains):
    """``text__holds="word"``: what ``icontains`` finds, through the trigrams of the column where it has some."""

    def as_sqlite(self, compiler: Any, connection: BaseDatabaseWrapper) -> tuple[str, Any]:
        """Those that have the trigrams, of which those are left that contain the text."""
        sql, parameters = super().as_sql(compiler, connection)
        column = self.lhs.target.column
        table = self.lhs.target.model._meta.db_table
        text = str(self.rhs)
        if column not in TEXTS.get(table, ()) or len(text) < SHORTEST or not _has_trigrams(connection, table):
            return sql, parameters
        key = f"{connection.ops.quote_name(self.lhs.alias)}.{connection.ops.quote_name('id')}"
        found = f"{key} IN (SELECT rowid FROM {trigrams(table)} WHERE {trigrams(table)} MATCH %s)"
        phrase = text.replace('"', '""')
        return f"({found} AND {sql})", [f'{column} : "{phrase}"', *parameters]


class Begins(StartsWith):
    """``word__begins="fox"``: what ``startswith`` finds, of lower case, through the index of the column."""

    def as_sqlite(self, compiler: Any, connection: BaseDatabaseWrapper) -> tuple[str, Any]:
        """SQLite uses no index for ``LIKE`` with an escape."""
        lhs, parameters = self.process_lhs(compiler, connection)
        return f"({lhs} >= %s AND {lhs} < %s)", [*parameters, self.rhs, *parameters, f"{self.rhs}\x7f"]


for _field in (models.CharField, models.TextField):
    for _lookup in (Holds, Begins):  # their own names stay those by which databases know the operators
        _field.register_lookup(_lookup, _lookup.__name__.lower())


def make_indexes(using: str = DEFAULT_DB_ALIAS, **kwargs: object) -> None:
    """Make what is missing in a database; called after each ``migrate``."""
    connection = connections[using]
    there = set(connection.introspection.table_names())
    with connection.cursor() as cursor:
        for table, columns in VALUES.items():
            for column in columns if table in there else ():
                cursor.execute(f"CREATE INDEX IF NOT EXISTS {table}_{column} ON {table} ({column})")
        for table, columns in TEXTS.items():
            if table not in there:
                continue
            if connection.vendor == "postgresql":
                for column in columns:
                    cursor.execute(
                        f"CREATE INDEX IF NOT EXISTS {table}_{column}_trigrams ON {table} "
                        f"USING gin (upper({column}::text) gin_trgm_ops)"
                    )
            elif connection.vendor == "sqlite":
                _make_trigrams(cursor, table, columns)


def _make_trigrams(cursor: Any, table: str, columns: tuple[str, ...]) -> None:
    """The trigrams of a table. Django makes a table anew to change it, and its triggers are gone then."""
    name, listed = trigrams(table), ", ".join(columns)
    try:
        cursor.execute(
            f"CREATE VIRTUAL TABLE IF NOT EXISTS {name} USING fts5("
            f"{listed}, content='{table}', content_rowid='id', tokenize='trigram')"
        )
    except OperationalError as error:
        logger.info("No trigrams in this SQLite (%s): parts of texts are looked for in every text.", error)
        return
    of = {each: ", ".join(f"{each}.{column}" for column in columns) for each in ("new", "old")}
    added = f"INSERT INTO {name}(rowid, {listed}) VALUES (new.id, {of['new']});"
    gone = f"INSERT INTO {name}({name}, rowid, {listed}) VALUES ('delete', old.id, {of['old']});"
    for event, done in (("INSERT", added), ("DELETE", gone), (f"UPDATE OF {listed}", f"{gone} {added}")):
        trigger = f"{name}_{event.split()[0].lower()}"
        cursor.execute(f"CREATE TRIGGER IF NOT EXISTS {trigger} AFTER {event} ON {table} BEGIN {done} END")
    cursor.execute(f"INSERT INTO {name}({name}) VALUES ('rebuild')")


def _has_trigrams(connection: BaseDatabaseWrapper, table: str) -> bool:
    key = f"{connection.settings_dict['NAME']} {table}"
    if key not in _there:
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM sqlite_master WHERE name = %s", [trigrams(table)])
            if cursor.fetchone()[0]:
                _there.add(key)
    return key in _there
