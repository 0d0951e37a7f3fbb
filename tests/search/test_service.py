"""The index is kept what the data say, and a search is answered whatever state it is in."""

from __future__ import annotations

import html
import re
import shutil
import struct
import threading
from io import StringIO

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command

from rules.models import Card, LibraryVersion, SearchEntry
from rules.search import SearchRequest, backend, ensure_index, prepare, rebuild_index, search
from rules.search import service as service_module
from rules.search.backends.whoosh_index import OpenIndex
from rules.search.requests import IndexUnusableError
from rules.search.service import BEING_BUILT, NOT_BUILT
from tests.search_models import make_library

pytestmark = pytest.mark.django_db


@pytest.fixture
def harbor(settings, tmp_path):
    """A small library, searched with Whoosh in a folder of its own."""
    settings.SEARCH_BACKEND, settings.SEARCH_INDEX_DIR = "whoosh", tmp_path / "index"
    service_module._backend.cache_clear()
    service_module._failures.clear()
    service_module._mending.clear()
    yield make_library()
    service_module._backend.cache_clear()


def restart() -> None:
    """What was in memory is gone, as in a new process."""
    service_module._backend.cache_clear()
    service_module._failures.clear()


def found(query: str) -> list[str]:
    return [hit.number or hit.title for hit in search(SearchRequest(query)).hits]


def test_the_first_search_builds_a_missing_index(harbor):
    result = search(SearchRequest("boarding a ship"))
    assert result.hits[0].number == "1.1"
    assert result.warnings == ()
    assert SearchEntry.objects.exists()


def test_an_index_that_went_away_is_built_again(harbor, settings):
    rebuild_index()
    shutil.rmtree(settings.SEARCH_INDEX_DIR)
    assert found("boarding")[0] == "1.1"
    restart()
    shutil.rmtree(settings.SEARCH_INDEX_DIR)
    assert found("boarding")[0] == "1.1"


def test_a_damaged_index_is_built_again(harbor, settings):
    rebuild_index()
    restart()
    for file in settings.SEARCH_INDEX_DIR.glob("index-*/*.pst"):
        file.write_bytes(file.read_bytes()[:-100])
    result = search(SearchRequest("boarding"))
    assert result.hits[0].number == "1.1"
    assert result.warnings == ()


def test_an_index_that_breaks_while_it_is_open_is_built_again(harbor, monkeypatch):
    rebuild_index()
    assert found("boarding")
    first, real = backend()._index(), OpenIndex.postings

    def breaking(self, stems):
        if self is first:
            raise struct.error("unpack requires a buffer of 4 bytes")
        return real(self, stems)

    monkeypatch.setattr(OpenIndex, "postings", breaking)
    assert found("boarding")[0] == "1.1"


def test_the_index_follows_the_data(harbor):
    assert found("lighthouse") == []
    Card.objects.filter(title="Harbor Cat").update(text="Turn :: Climb a lighthouse.")
    assert found("lighthouse") == []  # nobody has said yet that the data changed
    LibraryVersion.bump()
    assert found("lighthouse") == ["Harbor Cat"]


def test_ensure_index_builds_once(harbor):
    number = ensure_index()
    assert number == SearchEntry.objects.count() > 10
    assert ensure_index() == 0
    LibraryVersion.bump()
    assert ensure_index() == number


def test_ensure_index_notices_new_code(harbor, monkeypatch):
    number = ensure_index()
    monkeypatch.setattr(service_module, "fingerprint", lambda: "of another release")
    assert ensure_index() == number
    assert search(SearchRequest("boarding")).warnings == ()


def test_rebuild_index_tells_its_progress(harbor):
    steps = []
    assert rebuild_index(steps.append) == SearchEntry.objects.count()
    assert steps == ["search entries", "search index"]


def test_while_another_builds_the_old_index_answers_and_says_so(harbor):
    rebuild_index()
    LibraryVersion.bump()
    with backend().lock(wait=True):
        result = search(SearchRequest("boarding"))
    assert result.hits[0].number == "1.1"
    assert result.warnings == (BEING_BUILT,)
    assert search(SearchRequest("boarding")).warnings == ()


def test_while_another_builds_the_first_index_searches_say_when_to_come_back(harbor, client):
    with backend().lock(wait=True):
        for address in ("/api/v1/search", "/search/"):
            response = client.get(address, {"q": "boarding"})
            assert (response.status_code, response["Retry-After"]) == (503, "10")
            assert BEING_BUILT in html.unescape(response.content.decode())


def test_no_search_waits_until_an_index_is_mended(harbor, settings, monkeypatch):
    rebuild_index()
    LibraryVersion.bump()
    settings.SEARCH_MENDED_HERE = False
    started = []

    class Process:
        ended = None

        def __init__(self, command, **options):
            started.append(command[2:])

        def poll(self):
            return self.ended

    monkeypatch.setattr(service_module.subprocess, "Popen", Process)
    for _ in range(3):
        result = search(SearchRequest("boarding"))
        assert (result.hits[0].number, result.warnings) == ("1.1", (BEING_BUILT,))
    assert started == [["rebuild_search_index", "--if-needed"]]
    Process.ended = 1
    for _ in range(3):
        assert search(SearchRequest("boarding")).warnings == (NOT_BUILT,)
    assert len(started) == 1  # it is tried again in a while
    call_command("rebuild_search_index", "--if-needed", stdout=StringIO())
    assert search(SearchRequest("boarding")).warnings == ()


def test_where_no_index_can_be_built_the_answer_says_so(harbor, settings, tmp_path, caplog):
    settings.SEARCH_INDEX_DIR = tmp_path / "a-file" / "index"
    (tmp_path / "a-file").write_text("no folder")
    with pytest.raises(IndexUnusableError, match=re.escape(NOT_BUILT)):
        search(SearchRequest("boarding"))
    assert "could not be rebuilt" in caplog.text


def test_after_a_failure_searches_do_not_all_try_again(harbor, monkeypatch):
    rebuild_index()
    LibraryVersion.bump()
    tries = []

    def failing():
        tries.append(1)
        raise OSError("the disk is full")

    monkeypatch.setattr(service_module, "rebuild_entries", failing)
    for _ in range(3):
        result = search(SearchRequest("boarding"))
        assert result.hits[0].number == "1.1"  # of the old index
        assert result.warnings == (NOT_BUILT,)
    assert len(tries) == 1
    monkeypatch.undo()
    rebuild_index()
    assert search(SearchRequest("boarding")).warnings == ()


def test_no_search_waits_until_a_new_index_is_open(harbor, settings, monkeypatch):
    rebuild_index()
    assert found("lighthouse") == []
    settings.SEARCH_MENDED_HERE = False
    Card.objects.filter(title="Harbor Cat").update(text="Turn :: Climb a lighthouse.")
    LibraryVersion.bump()
    rebuild_index()
    held = threading.Event()
    real = backend()._open
    monkeypatch.setattr(backend(), "_open", lambda name: held.wait(20) and real(name))
    assert found("lighthouse") == []  # of the index before
    assert found("boarding")[0] == "1.1"
    held.set()
    with backend()._opening:  # which is had when the new one is open
        assert found("lighthouse") == ["Harbor Cat"]


def test_the_warnings_of_the_query_are_kept(harbor):
    assert len(search(SearchRequest('"boarding')).warnings) == 1


def test_an_unknown_backend_is_told(settings):
    settings.SEARCH_BACKEND = "grep"
    with pytest.raises(ImproperlyConfigured, match="whoosh or postgres"):
        search(SearchRequest("boarding"))


def test_a_worker_prepares_its_searches(harbor, monkeypatch):
    """Without an index it goes on, and builds none: the first search sees to that."""
    closed = []
    monkeypatch.setattr(service_module.connection, "close", lambda: closed.append(True))
    prepare()
    assert backend().version is None
    rebuild_index()
    restart()
    prepare()
    index = backend()._opened
    assert index is not None
    assert index.speller is not None
    assert len(closed) == 2


def test_the_rule_is_found_in_the_bundled_library(own_library):
    hits = search(SearchRequest("uniqueness auction", kinds=("rule",))).hits
    assert (hits[0].document, hits[0].number) == ("shadowfist-rulebook-2000", "5.5.1")


def test_a_card_is_found_in_the_bundled_library(own_library):
    for title in ("Fox Pass", "Maverick Cop", "HAVOC Suit", "havoc suit"):
        hit = search(SearchRequest(title)).hits[0]
        assert (hit.kind, hit.title.lower()) == ("card", title.lower())
