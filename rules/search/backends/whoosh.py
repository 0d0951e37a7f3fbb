"""The embedded backend: a Whoosh index in a folder, read by every process of this machine."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from rules.models import SearchEntry
from rules.search.backends.base import Found, FoundEntry, IndexUnusableError, SearchBackend, SearchRequest
from rules.search.backends.whoosh_files import IndexFolder
from rules.search.backends.whoosh_index import OpenIndex, write_index
from rules.search.backends.whoosh_scoring import scores
from rules.search.plan import Plan
from rules.search.ranking import SECOND
from rules.search.spelling import best_suggestion

logger = logging.getLogger(__name__)


class WhooshBackend(SearchBackend):
    """BM25F over a Whoosh index."""

    def __init__(self, root: Path) -> None:
        self.folder = IndexFolder(root)
        self._opened: OpenIndex | None = None
        self._opening = threading.Lock()

    @property
    def version(self) -> int | None:
        try:
            return self._index().version
        except IndexUnusableError:
            return None

    @property
    def built_by(self) -> str:
        try:
            return self._index().built_by
        except IndexUnusableError:
            return ""

    def rebuild(self, entries: Iterable[SearchEntry], version: int) -> None:
        with self.folder.new(version) as folder:
            write_index(folder, entries)

    def lock(self, *, wait: bool) -> AbstractContextManager[bool]:
        return self.folder.lock(wait=wait)

    def find(self, plan: Plan, request: SearchRequest) -> Found:
        with self._reading() as index:
            return _collapsed(index, scores(index, plan), request)

    def unknown(self, words: Sequence[str]) -> set[str]:
        with self._reading() as index:
            return {word for word in words if index.unknown(word)}

    def suggest(self, word: str) -> str | None:
        with self._reading() as index:
            return best_suggestion(word, [(other, index.frequency(other)) for other in index.neighbours(word, 2)])

    @contextmanager
    def _reading(self) -> Iterator[OpenIndex]:
        """The current index; whatever goes wrong in reading it is the index's fault."""
        index = self._index()
        try:
            yield index
        except Exception as error:
            # Whoosh has no error of its own for postings that make no sense: anything may come out of them.
            logger.exception("The search index %s cannot be read", index.name)
            raise IndexUnusableError(f"The search index cannot be read ({type(error).__name__}).") from error

    def _index(self) -> OpenIndex:
        """The current index, opened once and again when another has become current."""
        name = self.folder.current_name()
        opened = self._opened
        if opened is None or opened.name != name:
            with self._opening:
                opened = self._opened
                if opened is None or opened.name != name:
                    opened = self._opened = self._open(name)
        return opened

    def _open(self, name: str) -> OpenIndex:
        # The index before this one is left to the garbage collector: another thread may be reading it.
        folder, version, built_by = self.folder.unsealed(name)
        try:
            return OpenIndex(folder, name, version, built_by)
        except Exception as error:
            logger.exception("The search index %s cannot be opened", name)
            raise IndexUnusableError(f"The search index cannot be opened ({type(error).__name__}).") from error


def _collapsed(index: OpenIndex, found: Iterable[tuple[int, float]], request: SearchRequest) -> Found:
    """The hits of a page: of each target its best entry, and a little for its second-best."""
    records = index.records
    best: dict[str, tuple[float, int]] = {}
    second: dict[str, float] = {}
    kinds: dict[str, set[str]] = {}
    documents: dict[str, set[str]] = {}
    for number, score in found:
        record = records[number]
        if request.game and record.game != request.game:
            continue
        of_kind = not request.kinds or record.kind in request.kinds
        of_document = not request.document or record.document == request.document
        target = record.target
        if of_document:
            kinds.setdefault(record.kind, set()).add(target)
        if of_kind and record.document:
            documents.setdefault(record.document, set()).add(target)
        if not (of_kind and of_document):
            continue
        score *= record.weight
        known = best.get(target)
        if known is None:
            best[target] = (score, number)
        elif score > known[0]:
            best[target] = (score, number)
            second[target] = known[0]
        elif score > second.get(target, 0.0):
            second[target] = score
    ranked = sorted(
        ((score + SECOND * second.get(target, 0.0), number) for target, (score, number) in best.items()),
        key=lambda pair: (-pair[0], pair[1]),
    )
    page = ranked[request.start : request.start + request.size]
    return Found(
        entries=[_found(index, number, score) for score, number in page],
        total=len(ranked),
        kinds={kind: len(targets) for kind, targets in sorted(kinds.items())},
        documents={document: len(targets) for document, targets in sorted(documents.items())},
    )


def _found(index: OpenIndex, number: int, score: float) -> FoundEntry:
    record = index.records[number]
    return FoundEntry(
        kind=record.kind,
        document=record.document,
        number=record.number,
        title=record.title,
        headings=record.headings,
        body=record.body,
        url=record.url,
        page_url=record.page_url,
        score=score,
    )
