"""The embedded backend: a Whoosh index in a folder, read by every process of this machine."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connection

from rules.models import SearchEntry
from rules.search.backends.base import WARMING, SearchBackend
from rules.search.backends.whoosh_files import IndexFolder
from rules.search.backends.whoosh_index import WhooshIndex, write_index
from rules.search.finding import find
from rules.search.index_reading import OpenIndex
from rules.search.requests import IndexUnusableError, SearchRequest

logger = logging.getLogger(__name__)


class WhooshBackend(SearchBackend):
    """A Whoosh index in a folder."""

    def __init__(self, root: Path) -> None:
        self.folder = IndexFolder(root)
        self._opened: WhooshIndex | None = None
        self._opening = threading.Lock()

    @property
    def version(self) -> int | None:
        return self._sealed()[0]

    @property
    def built_by(self) -> str:
        return self._sealed()[1]

    def _sealed(self) -> tuple[int | None, str]:
        """What the current index says of itself; that of the one that is open is known."""
        name, opened = self.folder.current_name(), self._opened
        if opened is not None and opened.name == name:
            return opened.version, opened.built_by
        try:
            return self.folder.unsealed(name)[1:]
        except IndexUnusableError:
            return None, ""

    def rebuild(self, entries: Iterable[SearchEntry], version: int) -> None:
        with self.folder.new(version) as folder:
            write_index(folder, entries)

    def lock(self, *, wait: bool) -> AbstractContextManager[bool]:
        return self.folder.lock(wait=wait)

    @contextmanager
    def reading(self) -> Iterator[OpenIndex]:
        """The current index; whatever goes wrong in reading it is the index's fault."""
        index = self._index()
        try:
            yield index
        except IndexUnusableError:
            raise
        except Exception as error:
            # Whoosh has no error of its own for postings that make no sense: anything may come out of them.
            logger.exception("The search index %s cannot be read", index.name)
            raise IndexUnusableError(f"The search index cannot be read ({type(error).__name__}).") from error

    def _index(self) -> WhooshIndex:
        """The current index, opened once in each process and again when another has become current.

        Until that one is open, and has what searches need, they are answered from the one before.
        """
        name, process = self.folder.current_name(), os.getpid()
        opened = self._opened
        if opened is not None and opened.name == name and opened.process == process:
            return opened
        if opened is not None and opened.process == process and not settings.SEARCH_MENDED_HERE:
            if self._opening.acquire(blocking=False):
                threading.Thread(target=self._open_beside, args=(name,), daemon=True).start()
            return opened
        with self._opening:
            opened = self._opened
            if opened is None or opened.name != name or opened.process != process:
                opened = self._opened = self._open(name)
        return opened

    def _open_beside(self, name: str) -> None:
        """Open an index while searches go on with the one before; one that cannot be opened is not opened again."""
        try:
            index = self._open(name)
            find(index, SearchRequest(WARMING))
            self._opened = index
        except IndexUnusableError:
            self._opened = None  # the next search says so, and has it mended
        finally:
            connection.close()
            self._opening.release()

    def _open(self, name: str) -> WhooshIndex:
        # The index before this one is left to the garbage collector: another thread may be reading it.
        folder, version, built_by = self.folder.unsealed(name)
        try:
            return WhooshIndex(folder, name, version, built_by)
        except Exception as error:
            logger.exception("The search index %s cannot be opened", name)
            raise IndexUnusableError(f"The search index cannot be opened ({type(error).__name__}).") from error
