"""One import at a time: whoever comes second waits, and then reads what the first has written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction

from rules.models import LibraryVersion

# How many seconds an import waits for another one; loading everything takes some ten.
PATIENCE = 600
CACHE = 32_000  # kilobytes of the database that an import holds in memory


@contextmanager
def import_transaction() -> Iterator[None]:
    """A transaction that no other import runs beside: it begins when theirs has ended.

    :raises django.db.OperationalError: if that takes longer than ``PATIENCE``.
    """
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA cache_size = -{CACHE}")  # for as long as the connection lives
    with patience(), transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT set_config('lock_timeout', %s, true)", [f"{PATIENCE}s"])
        # Before anything else is locked, as the rebuilding of search entries does: two that take the same locks in
        # another order would wait for each other.
        LibraryVersion.current()
        LibraryVersion.objects.select_for_update().get(pk=1)
        yield


@contextmanager
def patience() -> Iterator[None]:
    """Makes SQLite, which has one writer at a time, wait as long for its turn; a visitor would not."""
    if connection.vendor != "sqlite":
        yield
        return
    before = _busy_timeout(PATIENCE * 1000)
    try:
        yield
    finally:
        if connection.connection is not None:
            _busy_timeout(before)


def _busy_timeout(milliseconds: int) -> int:
    """Set it; what it was."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout")
        before: int = cursor.fetchone()[0]
        cursor.execute(f"PRAGMA busy_timeout = {milliseconds}")
    return before
