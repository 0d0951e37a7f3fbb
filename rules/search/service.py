"""Searching, and keeping the index what the data say.

An index that is missing, damaged or older than the data is rebuilt by a process beside the worker that first notices;
searches meanwhile answer from what there is and say so. Where there is nothing yet, they fail and say so.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import DatabaseError, connection

from rules.library.versioned import data_version
from rules.models import LibraryVersion, SearchEntry
from rules.search.backends.base import WARMING, SearchBackend
from rules.search.entries import rebuild_entries
from rules.search.fingerprint import fingerprint
from rules.search.requests import IndexUnusableError, SearchRequest, SearchResult

logger = logging.getLogger(__name__)

BEING_BUILT = "The search index is being rebuilt; results may be missing or not the latest."
NOT_BUILT = "The search index could not be rebuilt; results may be missing or not the latest."
# After a rebuild failed (a full disk, a locked database) searches leave it alone so many seconds.
RETRY_AFTER = 30.0

_failures: dict[SearchBackend, float] = {}
_mending: dict[SearchBackend, tuple[subprocess.Popen[bytes], float]] = {}  # and since when
_starting = threading.Lock()

Progress = Callable[[str], None]


def backend() -> SearchBackend:
    """The backend that ``settings.SEARCH_BACKEND`` names."""
    return _backend(settings.SEARCH_BACKEND, str(settings.SEARCH_INDEX_DIR))


@cache
def _backend(name: str, folder: str) -> SearchBackend:
    if name == "whoosh":
        from rules.search.backends.whoosh import WhooshBackend

        return WhooshBackend(Path(folder))
    if name == "postgres":
        from rules.search.backends.postgres import PostgresBackend

        return PostgresBackend()
    raise ImproperlyConfigured(f"SEARCH_BACKEND is {name!r}; it is whoosh or postgres.")


def prepare() -> None:
    """Have ready in this process what its first search would wait for, if there is an index."""
    try:
        backend().search(SearchRequest(WARMING))
    except (IndexUnusableError, DatabaseError) as error:
        logger.info("No search is prepared: %s", error)
    finally:
        connection.close()


def search(request: SearchRequest) -> SearchResult:
    """Answer a request.

    :raises IndexUnusableError: while there is no index; it says what is done about it.
    """
    engine = backend()
    seen = data_version()
    if seen is not None:
        with suppress(IndexUnusableError):  # which is looked into below
            result = engine.search_version(request, seen[0])
            if result is not None:
                return result
    trouble = _healed(engine)
    try:
        result = engine.search(request)
    except IndexUnusableError:
        # It was in order when it was opened, or could not be rebuilt.
        trouble = trouble or _healed(engine, broken=True)
        try:
            result = engine.search(request)
        except IndexUnusableError as error:
            logger.warning("Search without an index: %s", error)
            raise IndexUnusableError(trouble or NOT_BUILT) from error
    return result.with_warning(trouble) if trouble else result


def rebuild_index(progress: Progress = lambda step: None) -> int:
    """Build entries and index anew from the library; the number of entries."""
    engine = backend()
    with engine.lock(wait=True):
        return _rebuild(engine, progress)


def ensure_index(progress: Progress = lambda step: None) -> int:
    """Build entries and index anew if other data, or other code, made them; the number of entries, 0 if not.

    That the code changed is for the commands to notice: while releases change, workers of the old one and of the new
    would else rebuild each other's index.
    """
    engine = backend()
    if _is_ours(engine):
        return 0
    with engine.lock(wait=True):
        return 0 if _is_ours(engine) else _rebuild(engine, progress)  # another process may just have done it


def _is_ours(engine: SearchBackend) -> bool:
    return engine.up_to_date(LibraryVersion.current().version) and engine.built_by == fingerprint()


def _rebuild(engine: SearchBackend, progress: Progress) -> int:
    progress("search entries")
    number, version = rebuild_entries()
    progress("search index")
    engine.rebuild(SearchEntry.objects.select_related("document", "game").order_by("pk"), version)
    _failures.pop(engine, None)
    return number


def _mended_elsewhere(engine: SearchBackend, *, broken: bool) -> str:
    """See that a process rebuilds it; what to tell meanwhile. Of several that begin at once all but one have nothing to
    do.
    """
    with _starting:
        mending, started = _mending.get(engine, (None, 0.0))
        if mending is not None and mending.poll():
            logger.error("The search index could not be rebuilt")
            del _mending[engine]
            _failures[engine] = time.monotonic()
            return NOT_BUILT
        # One that has ended well may not be seen yet: a new index is opened beside the searches.
        if mending is None or (mending.poll() == 0 and time.monotonic() - started > RETRY_AFTER):
            logger.warning("The search index is missing, damaged or out of date: a process rebuilds it")
            command = [sys.executable, str(settings.BASE_DIR / "manage.py"), "rebuild_search_index"]
            options = [] if broken else ["--if-needed"]
            _mending[engine] = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL), time.monotonic()
    return BEING_BUILT


def _healed(engine: SearchBackend, *, broken: bool = False) -> str | None:
    """Have the index rebuilt if it needs it and nobody else does; a warning if it is not in order after that."""
    seen = data_version()
    if not broken and seen is not None and engine.up_to_date(seen[0]):
        return None
    version = LibraryVersion.current().version  # which may be newer than what was seen a moment ago
    if not broken and engine.up_to_date(version):
        return None
    if time.monotonic() - _failures.get(engine, -RETRY_AFTER) < RETRY_AFTER:
        return NOT_BUILT
    if not settings.SEARCH_MENDED_HERE:
        return _mended_elsewhere(engine, broken=broken)
    try:
        with engine.lock(wait=False) as mine:
            if not mine:
                return BEING_BUILT
            if broken or not engine.up_to_date(version):
                logger.warning("The search index is missing, damaged or out of date: rebuilding it")
                _rebuild(engine, lambda step: None)
    except Exception:
        logger.exception("The search index could not be rebuilt")
        _failures[engine] = time.monotonic()
        return NOT_BUILT
    return None
