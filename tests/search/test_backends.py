"""The search backends do what the contract says, and what is particular to each."""

from __future__ import annotations

import os
import threading

import pytest
from django.conf import settings
from django.db import connection, connections
from django.test.utils import CaptureQueriesContext

from rules.models import Document, SearchEntry
from rules.search import index_reading
from rules.search.analysis import stem, words
from rules.search.backends.postgres import PostgresBackend
from rules.search.backends.postgres_index import STATE
from rules.search.backends.postgres_tables import TABLES
from rules.search.backends.whoosh import WhooshBackend
from rules.search.backends.whoosh_files import CURRENT
from rules.search.requests import IndexUnusableError, SearchRequest

pytest.register_assert_rewrite("tests.search_contract")

from tests.search_contract import SearchContract  # noqa: E402
from tests.search_library import add_section, build_library  # noqa: E402


def rows():
    return SearchEntry.objects.select_related("document", "game").order_by("pk")


def postgres_rows():
    return SearchEntry.objects.using("postgres").select_related("document", "game").order_by("pk")


class TestWhoosh(SearchContract):
    def make(self, tmp_path):
        return WhooshBackend(tmp_path / "index")

    def test_another_process_sees_the_new_index(self, engine, tmp_path):
        other = self.make(tmp_path)
        assert other.version == 1
        self.rebuild(engine, 2)
        assert other.version == 2
        assert self.found(other, "uniqueness auction")[0] == "5.5.1"

    def test_what_was_searched_for_is_kept_within_bounds(self, engine, monkeypatch):
        monkeypatch.setattr(index_reading, "MAX_POSTINGS", 3)
        self.found(engine, "uniqueness auction")
        opened = engine._index()
        kept = list(opened._postings)
        for number in range(50):
            assert not opened.postings([(f"nothing{number}",)])[(f"nothing{number}",)]
        assert list(opened._postings) == kept, "what there is not is not kept"
        words = [(stem(word),) for word in ("uniqueness", "auction", "card", "damage", "uniqueness", "player")]
        asked = [word for word in words if opened.postings([word])[word]]
        assert len(set(asked)) > 3
        assert list(opened._postings) == list(dict.fromkeys(reversed(asked)))[:3][::-1]
        assert opened._kept == sum(map(len, opened._postings.values()))
        monkeypatch.setattr(index_reading, "MAX_POSTED", 0)
        assert opened.postings(asked[:1])[asked[0]]
        opened.postings([(stem("turn"),)])
        assert not opened._postings

    def test_a_failed_build_leaves_the_old_index(self, engine, tmp_path):
        def failing():
            yield rows()[0]
            raise RuntimeError("the disk is full")

        with pytest.raises(RuntimeError):
            engine.rebuild(failing(), 2)
        assert engine.version == 1
        assert self.make(tmp_path).version == 1
        assert len(list((tmp_path / "index").glob("index-*"))) == 1

    def test_old_indexes_are_removed(self, engine, tmp_path):
        for version in range(2, 6):
            self.rebuild(engine, version)
        assert len(list((tmp_path / "index").glob("index-*"))) == 2  # the current one, and its forerunner

    def test_a_half_written_index_is_no_index(self, engine, tmp_path):
        root = tmp_path / "index"
        half = root / "index-half"
        half.mkdir()
        (half / "_MAIN_1.toc").write_bytes(b"\x80")
        assert self.make(tmp_path).version == 1  # nothing points to it
        (root / CURRENT).write_text("index-half")
        with pytest.raises(IndexUnusableError):
            self.search(self.make(tmp_path), "damage")

    @pytest.mark.parametrize("pointer", ["", "index-gone", "../index", "/etc", "\ud7ff", "index-\0"])
    def test_a_pointer_that_leads_nowhere(self, engine, tmp_path, pointer):
        (tmp_path / "index" / CURRENT).write_text(pointer)
        assert self.make(tmp_path).version is None

    @pytest.mark.parametrize(
        ("damage", "name"),
        [("truncated", "*.pst"), ("overwritten", "*_stored.col"), ("missing", "*.trm"), ("empty", "*.pst")],
    )
    def test_a_damaged_index_is_noticed(self, engine, tmp_path, damage, name):
        [file] = (tmp_path / "index").glob(f"index-*/{name}")
        data = file.read_bytes()
        if damage == "missing":
            file.unlink()
        else:
            middle = len(data) // 2
            other = bytes([data[middle] ^ 0xFF])  # never the byte that was there
            file.write_bytes(
                {"truncated": data[:middle], "overwritten": data[:middle] + other + data[middle + 1 :]}.get(damage, b"")
            )
        other = self.make(tmp_path)
        assert other.version is None
        with pytest.raises(IndexUnusableError):
            self.search(other, "damage")
        self.rebuild(other, 2)
        assert self.search(other, "damage").total == 6

    def test_a_forked_process_opens_the_index_for_itself(self, engine, monkeypatch):
        with engine.reading() as before, engine.reading() as again:
            assert before is again
        monkeypatch.setattr(os, "getpid", lambda: -1)
        with engine.reading() as index:
            assert index is not before
        assert self.search(engine, "damage").total == 6

    def test_the_lock_is_held_by_one(self, engine, tmp_path):
        with engine.lock(wait=False) as mine, self.make(tmp_path).lock(wait=False) as other:
            assert (mine, other) == (True, False)
        with engine.lock(wait=False) as mine:
            assert mine

    def test_readers_and_rebuilds_at_the_same_time(self, engine, tmp_path):
        """Four readers, each as in a process of its own, while the index is replaced again and again."""
        stop, wrong = threading.Event(), []

        def read():
            reader = self.make(tmp_path)
            while not stop.is_set():
                for query in ("uniqueness auction", '"combat damage"', "redir*", "lantren"):
                    try:
                        result = self.search(reader, query)
                    except Exception as error:
                        wrong.append(error)
                    else:
                        if not (result.total or result.did_you_mean):
                            wrong.append(query)

        readers = [threading.Thread(target=read) for _ in range(4)]
        for reader in readers:
            reader.start()
        for version in range(2, 8):
            self.rebuild(engine, version)
        stop.set()
        for reader in readers:
            reader.join()
        assert not wrong
        assert self.make(tmp_path).version == 7

    def test_threads_share_an_open_index(self, engine):
        alone = {query: self.found(engine, query) for query in ("damage", '"combat damage"', "ca*", "turned character")}
        fresh, answers = WhooshBackend(engine.folder.root), []

        def read():
            answers.append({query: self.found(fresh, query) for query in alone})

        readers = [threading.Thread(target=read) for _ in range(8)]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        assert answers == [alone] * 8


@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
class TestPostgres(SearchContract):
    using = "postgres"

    def make(self, tmp_path):
        return PostgresBackend(self.using)

    def test_words_of_the_database_are_ours(self, engine):
        """What stands in the tsvector of an entry are the words that rules.search.analysis finds."""
        text = "Hermit's Gun-Toting heroes' café, don’t 1000 X's: intercepting 2nd Characters naïvely. D'Artagnan"
        document = Document.objects.using(self.using).get(slug="harbor-rules")
        entry = add_section(document, "9.9", "", text, using=self.using)
        self.rebuild(engine, 2)
        with connections[self.using].cursor() as cursor:
            cursor.execute("SELECT tsvector_to_array(search) FROM rules_searchentry WHERE id = %s", [entry.pk])
            found = set(cursor.fetchone()[0])
        assert {stem(word) for word in words(text)} <= found
        assert len(found) == len({stem(word) for word in words(text)}) + 2  # its number, and its whole title

    def test_whoosh_ranks_the_same(self, engine, tmp_path):
        whoosh = WhooshBackend(tmp_path / "index")
        whoosh.rebuild(SearchEntry.objects.using(self.using).select_related("document", "game").order_by("pk"), 1)
        for query in (
            "damage",
            "uniqueness auction",
            "can a blocker be tapped",
            '"combat damage" OR cat',
            "ca*",
            "+cat burglar",
            "what happens when there are two copies of a unique card?",
            "graveyard",
            "lantern -damage",
        ):
            one, other = self.search(engine, query), self.search(whoosh, query)
            assert [hit.page_url for hit in one.hits] == [hit.page_url for hit in other.hits], query
            # Whoosh keeps the lengths of fields in one byte each.
            assert [hit.score for hit in one.hits] == pytest.approx([hit.score for hit in other.hits], rel=0.1), query

    def test_entries_that_another_backend_made_anew(self, engine):
        """The tables tell of entries by their ids: with others in their place there is no index."""
        assert self.found(engine, "uniqueness auction")
        entry = postgres_rows().last()
        entry.delete()
        entry.save(using=self.using, force_insert=True)
        postgres_rows().first().delete()
        other = self.make(None)
        with pytest.raises(IndexUnusableError, match="entries that are gone"):
            self.search(other, "uniqueness auction")
        self.rebuild(other, 2)
        assert self.found(other, "uniqueness auction")

    def test_what_was_shown_is_not_asked_for_again(self, engine):
        """Neither are words that no entry has, such as most queries as whole titles: only which filling there is."""
        first = self.search(engine, "uniqueness auction of two cards")
        with CaptureQueriesContext(connections[self.using]) as asked:
            again = self.search(engine, "uniqueness auction of two cards")
        assert again == first
        assert first.hits
        assert [each["sql"] for each in asked] == [STATE]

    def test_the_index_is_used(self, engine):
        with connections[self.using].cursor() as cursor:
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("EXPLAIN SELECT id FROM rules_searchentry WHERE search @@ $$'combat' <-> 'damag'$$::tsquery")
            assert "rules_searchentry_search" in "".join(line for (line,) in cursor.fetchall())


@pytest.fixture
def emptied():
    """The tables beside the entries are no models: Django does not empty them after a test that commits."""
    yield
    with connections["postgres"].cursor() as cursor:
        for table in TABLES:
            cursor.execute(f"DELETE FROM {table}")


@pytest.mark.postgres
@pytest.mark.usefixtures("emptied")
@pytest.mark.django_db(transaction=True, databases=["default", "postgres"])
def test_postgres_searches_go_on_while_the_tables_are_replaced():
    build_library("postgres")
    engine = PostgresBackend("postgres")
    engine.rebuild(postgres_rows(), 1)
    stop, wrong = threading.Event(), []

    def read():
        try:
            while not stop.is_set():
                if engine.search(SearchRequest("uniqueness auction")).hits[0].number != "5.5.1":
                    wrong.append("rank")
        except Exception as error:
            wrong.append(error)
        finally:
            connections["postgres"].close()

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    for version in range(2, 6):
        with engine.lock(wait=True):
            engine.rebuild(postgres_rows(), version)
    stop.set()
    for reader in readers:
        reader.join()
    assert not wrong
    assert engine.version == 5


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True, databases=["default", "postgres"])
def test_the_postgres_lock_is_held_by_one():
    engine, answers = PostgresBackend("postgres"), []

    def try_it():
        with engine.lock(wait=False) as mine:
            answers.append(mine)
        connections["postgres"].close()

    with engine.lock(wait=True) as mine:
        thread = threading.Thread(target=try_it)
        thread.start()
        thread.join()
    assert (mine, answers) == (True, [False])


@pytest.mark.skipif(not settings.POSTGRES_URL, reason="no PostgreSQL server answers")
@pytest.mark.postgres
@pytest.mark.django_db(databases=["default", "postgres"])
def test_tables_that_were_never_migrated_are_told():
    with connections["postgres"].cursor() as cursor:
        cursor.execute("DROP TABLE rules_searchstate")
    with pytest.raises(IndexUnusableError, match=r"manage\.py migrate"):
        PostgresBackend("postgres").search(SearchRequest("damage"))


@pytest.mark.django_db
def test_the_migration_leaves_other_databases_alone():
    if connection.vendor == "postgresql":
        pytest.skip("the default database is PostgreSQL")
    tables = connection.introspection.table_names()
    assert "rules_searchentry" in tables
    assert "rules_searchposting" not in tables
