"""What stops an import and is no fault of its file: it is told in a sentence, and the library is as it was."""

import errno
import io
import os
import sqlite3

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from rules.editing import exclusive
from rules.management import import_command
from rules.models import Card, Game, LibraryVersion, Printing
from tests.importers.test_cards import HEADER, TABLES, row

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def cards(tmp_path, settings):
    """A card file, with a game to import it into."""
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    LibraryVersion.current()
    Game.objects.create(slug="shadowfist", name="Shadowfist")
    for name, text in TABLES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    path = tmp_path / "cards.csv"
    rows = [row(card_id=str(number), title=f"Courier {number}", text="Guts. " * 40) for number in range(60)]
    path.write_text("\r\n".join([HEADER, *rows, ""]), encoding="utf-8")
    return path


def pragma(name, value=None):
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA {name}" + ("" if value is None else f" = {value}"))
        return cursor.fetchone()[0] if value is None else None


def refused(cards):
    """What the command says, and that nothing is there of what it would have imported."""
    with pytest.raises(CommandError) as told:
        call_command("import_cards", str(cards), stdout=io.StringIO())
    assert told.value.returncode == 1
    assert str(told.value).endswith("Nothing was imported.")
    assert (Card.objects.count(), Printing.objects.count(), LibraryVersion.current().version) == (0, 0, 0)
    return str(told.value)


def imported(cards):
    call_command("import_cards", str(cards), stdout=io.StringIO())
    return Card.objects.count() == 60


def test_a_full_disk(cards):
    most = pragma("max_page_count")
    with connection.cursor() as cursor:
        cursor.execute("VACUUM")  # pages that an earlier test left free are room as well
    pragma("max_page_count", pragma("page_count") + 2)
    try:
        assert "the disk is full (database or disk is full). Make room." in refused(cards)
    finally:
        pragma("max_page_count", most)
    assert imported(cards)


def test_a_disk_that_may_only_be_read(cards):
    pragma("query_only", 1)
    try:
        assert "may only be read" in refused(cards)
    finally:
        pragma("query_only", 0)
    assert imported(cards)


def test_another_that_does_not_end(cards, monkeypatch):
    monkeypatch.setattr(exclusive, "PATIENCE", 0)
    other = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        assert "another program is writing to it" in refused(cards)
        other.execute("ROLLBACK")
    finally:
        other.close()
    assert imported(cards)


def test_an_import_waits_longer_than_a_visitor_and_only_an_import():
    before = pragma("busy_timeout")
    with exclusive.import_transaction():
        assert pragma("busy_timeout") == exclusive.PATIENCE * 1000 > before
    assert pragma("busy_timeout") == before


@pytest.mark.parametrize("command", ["import_cards", "import_document", "load_library", "evaluate"])
def test_what_is_no_file(command, cards, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    more = {"slug": "shadowfist-faq-2001"} if command == "import_document" else {}
    if more:
        Game.objects.get().documents.create(slug=more["slug"], title="F", ruleset="zman-2001")
    for path in (tmp_path, pipe, "/dev/zero", tmp_path / "nothing"):
        name = ["--folder", str(path)] if command == "load_library" else [str(path)]
        with pytest.raises(CommandError, match=r"it is a|it cannot be read"):
            call_command(command, *name, **more)


def test_a_table_that_is_missing(cards, monkeypatch):
    monkeypatch.setattr(Card._meta, "db_table", "rules_nowhere")
    with pytest.raises(CommandError, match=r"no such table: rules_nowhere\). Run 'manage.py migrate' first"):
        call_command("import_cards", str(cards))


def test_an_index_that_cannot_be_built(cards, monkeypatch):
    def full():
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(import_command, "ensure_index", full)
    with pytest.raises(CommandError) as told:
        call_command("import_cards", str(cards), stdout=io.StringIO())
    assert str(told.value).startswith("The disk is full. Make room. The library is up to date, but its search index")
    assert Card.objects.count() == 60


def test_a_report_that_cannot_be_written(cards):
    class Full(io.StringIO):
        def write(self, text):
            raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(CommandError, match=r"could not be written \(No space left on device\); what"):
        call_command("import_cards", str(cards), stdout=Full())
    assert Card.objects.count() == 60


def test_ctrl_c(cards, monkeypatch):
    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("rules.editing.compiling.compile_cards", interrupted)
    with pytest.raises(CommandError, match=r"Interrupted. Nothing was imported.") as told:
        call_command("import_cards", str(cards), stdout=io.StringIO())
    assert told.value.returncode == 130
    assert Card.objects.count() == 0
