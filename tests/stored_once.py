"""What tests make row by row is made once in a process; whoever asks again has the same rows stored at once."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import wraps
from typing import Any, TypeVar

from django.db import connection, transaction
from django.utils import timezone

from rules.models import LibraryVersion

T = TypeVar("T")
Rows = list[tuple[str, list[tuple[Any, ...]]]]  # of each table: what stores a row, and the rows


def stored_once(make: Callable[..., T]) -> Callable[..., T]:
    """A function that fills a database without a library, and gives what tests want of it, always the same.

    It may be a fixture. Only its first call runs it. Each gives a copy of its own, so that a test may change what it
    was given.
    """
    known: list[tuple[Rows, T]] = []

    @wraps(make)
    def stored(**fixtures: object) -> T:
        with transaction.atomic():
            if not known:
                before = dict(_rows())
                made = make(**fixtures)
                known.append(([(insert, rows) for insert, rows in _rows() if before.get(insert) != rows], made))
                assert not any(before[insert] for insert, _ in known[0][0]), "there were rows before"
            else:
                for insert, rows in known[0][0]:
                    connection.connection.executemany(insert, rows)
                # What a process keeps for a version of the data is not kept from one test to the next.
                LibraryVersion.objects.update(changed=timezone.now())
        return deepcopy(known[0][1])

    return stored


def _rows() -> Rows:
    """What the tables of models hold, as SQLite has it; its triggers fill the others."""
    found = []
    with connection.cursor() as cursor:
        for table in connection.introspection.django_table_names(only_existing=True, include_views=False):
            columns = [f'"{each.name}"' for each in connection.introspection.get_table_description(cursor, table)]
            # A value with a sign before it is given as it is stored, not as Python has it.
            rows = connection.connection.execute(f'SELECT {", ".join(f"+{name}" for name in columns)} FROM "{table}"')
            insert = f'INSERT INTO "{table}" ({", ".join(columns)}) VALUES ({", ".join("?" * len(columns))})'
            found.append((insert, rows.fetchall()))
    return found
