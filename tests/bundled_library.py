"""The bundled library in files: loaded once in a run, by whichever worker asks first, and copied for who asks.

A copy is a database of its own (SQLite, migrated, committed) with its search index, so that other threads and processes
can read it. All tests of a worker that only read have one, and a test that writes to it is told; tests that write have
one of their own, and whatever is done to it is gone with it.
"""

from __future__ import annotations

import fcntl
import hashlib
import pickle
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connection
from django.utils import timezone

from rules.editing.report import Report
from rules.importers.bundled_library import load_library
from rules.models import Card, LibraryVersion
from rules.search import rebuild_index

DATABASE, INDEX, REPORT = "library.sqlite3", "index", "report.pickle"


@contextmanager
def library_in(folder: Path, shared: Path) -> Iterator[Report]:
    """A copy of the bundled library as the site's data while the block runs; the report of its loading.

    :param folder: where the copy lies while it is used; it is removed.
    :param shared: where all workers of a run find what one of them has loaded.
    """
    copy_to(folder, shared)
    try:
        with site_on(folder):
            yield report_of(folder)
    finally:
        shutil.rmtree(folder)


def copy_to(folder: Path, shared: Path) -> None:
    """Copy the bundled library to a folder."""
    original = shared / "bundled-library"
    with (shared / "bundled-library.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (original / REPORT).exists():
            shutil.rmtree(original, ignore_errors=True)
            original.mkdir()
            load(original)
    shutil.copytree(original, folder, dirs_exist_ok=True)
    with site_on(folder):
        # What a worker keeps for a version of the data is not kept from one copy to the next.
        LibraryVersion.objects.update(changed=timezone.now())


@contextmanager
def read_only(folder: Path) -> Iterator[Report]:
    """The copy in a folder as the site's data while the block runs, after which it must be as it was."""
    before = _state(folder)
    with site_on(folder):
        yield report_of(folder)
    assert _state(folder) == before, "this writes to the library that others read: ask for own_library"


def change_card(slug: str, **fields: object) -> None:
    """Other content for a card, and everything that follows from it, as after an import of this card."""
    cards = Card.objects.filter(slug=slug)
    cards.update(**fields)
    LibraryVersion.bump(cards.values_list("pk", flat=True))


def report_of(folder: Path) -> Report:
    """What was told when the library was loaded."""
    report: Report = pickle.loads((folder / REPORT).read_bytes())
    return report


def _state(folder: Path) -> tuple[str, list[tuple[str, int]]]:
    with (folder / DATABASE).open("rb") as file:
        digest = hashlib.file_digest(file, "sha1").hexdigest()
    return digest, sorted((path.name, path.stat().st_mtime_ns) for path in (folder / INDEX).rglob("*"))


def load(folder: Path, files: Path = settings.LIBRARY_DIR) -> None:
    """Load the library of some files into a new database in a folder."""
    empty = sqlite3.connect(connection.settings_dict["NAME"])
    copy = sqlite3.connect(folder / DATABASE)
    try:
        empty.backup(copy)
    finally:
        empty.close()
        copy.close()
    with site_on(folder):
        report = load_library(files)
        rebuild_index()
    (folder / REPORT).write_bytes(pickle.dumps(report))


@contextmanager
def site_on(folder: Path) -> Iterator[None]:
    """The site's data and search index are those in the folder while the block runs, in every thread."""
    assert not connection.in_atomic_block, "ask for the library before the database: its fixture comes first"
    database, index = connection.settings_dict["NAME"], settings.SEARCH_INDEX_DIR
    connection.close()
    connection.settings_dict["NAME"], settings.SEARCH_INDEX_DIR = folder / DATABASE, folder / INDEX
    try:
        yield
    finally:
        connection.close()  # the last connection that closes writes everything into the one file
        connection.settings_dict["NAME"], settings.SEARCH_INDEX_DIR = database, index
