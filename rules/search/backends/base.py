"""What every search backend offers.

A backend indexes the rows of :class:`~rules.models.SearchEntry` and reads them again; it does not know where the rows
come from, nor how they are ranked (:mod:`rules.search.scoring`). To write another, subclass :class:`SearchBackend` and
:class:`~rules.search.index_reading.OpenIndex`, implement the abstract methods, and run the tests of
``tests/search_contract.py`` on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import TypeVar

from rules.models import SearchEntry
from rules.search.finding import find
from rules.search.index_reading import OpenIndex
from rules.search.requests import IndexUnusableError, SearchRequest, SearchResult
from rules.search.spelling import speller

Found = TypeVar("Found")

# A question with a word that has to be put right: what it needs is all that searches need.
WARMING = "may an attcking character be intercepted"
# How often a search begins anew because the index was replaced under it.
ATTEMPTS = 5


class IndexReplacedError(Exception):
    """The index was replaced while a search read it: it begins anew with the new one."""


class SearchBackend(ABC):
    """An index of the search entries."""

    @property
    @abstractmethod
    def version(self) -> int | None:
        """The version of the data that the index was built from, ``None`` without a usable index."""

    @property
    @abstractmethod
    def built_by(self) -> str:
        """The fingerprint of the code that built the index, empty without a usable index."""

    @abstractmethod
    def rebuild(self, entries: Iterable[SearchEntry], version: int) -> None:
        """Replace the index by one of these rows (saved ones, with ``document`` and ``game`` at hand).

        Searches meanwhile use the old index.
        """

    @abstractmethod
    def lock(self, *, wait: bool) -> AbstractContextManager[bool]:
        """Keeps others from rebuilding at the same time, in any process; false if it is held and not waited for."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[OpenIndex]:
        """The current index, opened for reading.

        :raises IndexUnusableError: if there is none, or it cannot be read.
        :raises IndexReplacedError: if it was replaced meanwhile.
        """

    def up_to_date(self, version: int) -> bool:
        """Whether the index holds this version of the data."""
        return self.version == version

    def search(self, request: SearchRequest) -> SearchResult:
        """Answer a request; any text is answered.

        :raises IndexUnusableError: if there is no index.
        """
        return self._search(lambda index: find(index, request))

    def search_version(self, request: SearchRequest, version: int) -> SearchResult | None:
        """The same from an index of this version of the data; ``None`` where it is of another."""
        return self._search(lambda index: find(index, request) if index.version == version else None)

    def _search(self, answer: Callable[[OpenIndex], Found]) -> Found:
        for _ in range(ATTEMPTS):
            try:
                with self.reading() as index:
                    return answer(index)
            except IndexReplacedError:
                continue
        raise IndexUnusableError("The search index is replaced faster than it can be read.")

    def suggest(self, word: str) -> str | None:
        """The word of the index that is most like this one, ``None`` if none is like it."""
        with self.reading() as index:
            return speller(index).best(word)
