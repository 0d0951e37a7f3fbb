"""What every search backend offers.

A backend indexes the rows of :class:`~rules.models.SearchEntry` and answers requests; it does not know where the rows
come from. To write another, subclass :class:`SearchBackend`, implement the abstract methods, and run the tests of
``tests/search_contract.py`` on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace

from rules.models import SearchEntry
from rules.search.analysis import STOP_WORDS, tokens
from rules.search.highlight import highlight
from rules.search.parser import parse
from rules.search.plan import Plan, plan

MAX_PAGE_SIZE = 200


class IndexUnusableError(Exception):
    """There is no index, or it cannot be read; the message says which. ``rebuild`` puts it right."""


@dataclass(frozen=True)
class SearchRequest:
    """A search: what was typed, and what to keep to. ``page`` counts from 1; empty filters keep everything."""

    query: str
    kinds: tuple[str, ...] = ()
    document: str = ""
    game: str = ""
    page: int = 1
    page_size: int = 20

    @property
    def start(self) -> int:
        return (max(self.page, 1) - 1) * self.size

    @property
    def size(self) -> int:
        return min(max(self.page_size, 1), MAX_PAGE_SIZE)


@dataclass(frozen=True)
class Hit:
    """One thing found. ``document`` and ``number`` are empty for cards; ``highlight`` is safe HTML."""

    kind: str
    document: str
    number: str
    title: str
    url: str
    page_url: str
    score: float
    highlight: str


@dataclass(frozen=True)
class SearchResult:
    """A page of hits, best first. Counts are of all hits: ``kinds`` as if no kind, ``documents`` as if no document had
    been asked for, so that both can be offered as filters."""

    hits: tuple[Hit, ...] = ()
    total: int = 0
    did_you_mean: str | None = None
    kinds: dict[str, int] = field(default_factory=dict)
    documents: dict[str, int] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()

    def with_warning(self, warning: str) -> SearchResult:
        return replace(self, warnings=(*self.warnings, warning))


@dataclass(frozen=True)
class FoundEntry:
    """The best entry of a target, as the index holds it."""

    kind: str
    document: str
    number: str
    title: str
    headings: str
    body: str
    url: str
    page_url: str
    score: float


@dataclass(frozen=True)
class Found:
    """What a backend found for a plan: one page of targets, and the counts."""

    entries: Sequence[FoundEntry]
    total: int
    kinds: dict[str, int]
    documents: dict[str, int]


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
    def find(self, plan: Plan, request: SearchRequest) -> Found:
        """Run a plan.

        :raises IndexUnusableError: if there is no index to run it on.
        """

    @abstractmethod
    def unknown(self, words: Sequence[str]) -> set[str]:
        """Those of the words (normal forms) of which no entry has any inflection."""

    @abstractmethod
    def suggest(self, word: str) -> str | None:
        """The word of the index that is most like this one, ``None`` if none is like it."""

    def up_to_date(self, version: int) -> bool:
        """Whether the index holds this version of the data."""
        return self.version == version

    def search(self, request: SearchRequest) -> SearchResult:
        """Answer a request; any text is answered.

        :raises IndexUnusableError: if there is no index.
        """
        parsed = parse(request.query)
        if parsed.node is None:
            return SearchResult(warnings=parsed.warnings)
        asked = plan(parsed.node)
        found = self.find(asked, request)
        exact, prefixes = asked.stems()
        return SearchResult(
            hits=tuple(
                Hit(
                    kind=entry.kind,
                    document=entry.document,
                    number=entry.number,
                    title=entry.title or entry.headings.rpartition(" › ")[2],
                    url=entry.url,
                    page_url=entry.page_url,
                    score=round(entry.score, 4),
                    highlight=highlight(entry.body, exact, prefixes),
                )
                for entry in found.entries
            ),
            total=found.total,
            did_you_mean=self._did_you_mean(parsed.text, asked, request),
            kinds=found.kinds,
            documents=found.documents,
            warnings=parsed.warnings,
        )

    def _did_you_mean(self, text: str, asked: Plan, request: SearchRequest) -> str | None:
        """The query with its unknown words put right, if that finds anything."""
        words = asked.correctable()
        unknown = self.unknown(sorted(words)) if words else set()
        better = {word: suggestion for word in sorted(unknown) if (suggestion := self.suggest(word))}
        if not better:
            return None
        corrected, end = [], 0
        for token in tokens(text):
            if token.word in better and token.word not in STOP_WORDS:
                corrected += [text[end : token.start], better[token.word]]
                end = token.end
        suggestion = "".join([*corrected, text[end:]])
        node = parse(suggestion).node
        if node is None or not self.find(plan(node), replace(request, page=1, page_size=1)).total:
            return None
        return suggestion
