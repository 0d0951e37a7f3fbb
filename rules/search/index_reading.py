"""What the scoring reads of an index, whichever backend keeps it: records, and for every word its entries."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from array import array
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable, Sequence, Sized
from dataclasses import dataclass
from sys import intern
from typing import Any

from rules.models import SearchKind
from rules.search.analysis import STOP_WORDS, stem, words

MAX_EXPANSIONS = 200
# Of the words and phrases that were searched for, so many are kept ready, with so many entries in all (8 bytes each).
MAX_POSTINGS = 2_000
MAX_POSTED = 1_000_000
# And of what was asked for with all that counts as it, so many entries (some 100 bytes each).
MAX_IN_LEAVES = 100_000
# Of texts that are shown, so many words (some 22 bytes each, with the text).
MAX_SHOWN = 300_000

Stems = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """An entry as the ranking sees it; ``question`` is set for one that is a question its target answers,
    ``original`` for one in an imported original's words."""

    kind: str
    document: str
    game: str
    target: str
    number: str
    title: str
    headings: str
    url: str
    page_url: str
    weight: float
    question: str = ""
    original: bool = False

    @classmethod
    def all_of(cls, rows: Iterable[Sequence[Any]]) -> list[Record]:
        """Records of the values of their fields. What several of them say, such as a target's title, is one string."""
        known: dict[str, str] = {}
        return [
            cls(*(known.setdefault(value, value) if isinstance(value, str) else value for value in row))  # type: ignore[arg-type]
            for row in rows
        ]


@dataclass(frozen=True, slots=True)
class Postings:
    """The places of the entries that have a word or phrase, and its impact on each, in the same order."""

    entries: array[int]
    impacts: array[float]

    def __len__(self) -> int:
        return len(self.entries)


NO_POSTINGS = Postings(array("I"), array("f"))


class Grouped:
    """The targets of entries in groups, such as kinds: made so that those of many entries are counted quickly."""

    def __init__(self, targets: Sequence[int], groups: Sequence[str]) -> None:
        pairs: dict[tuple[str, int], int] = {}
        self._pairs = array("I", (pairs.setdefault(pair, len(pairs)) for pair in zip(groups, targets, strict=True)))
        self._group_of = [group for group, _ in pairs]

    def counts(self, places: Iterable[int]) -> dict[str, int]:
        """How many different targets of each group the entries at some places have; empty names are no groups."""
        different = set(map(self._pairs.__getitem__, places))
        counted = Counter(map(self._group_of.__getitem__, different))
        return {group: counted[group] for group in sorted(counted) if group}


class OpenIndex(ABC):
    """An index opened for reading, for any number of threads. Entries are known by their place, from 0."""

    def __init__(self, records: Sequence[Record], version: int, built_by: str) -> None:
        self.records = records
        self.version = version
        self.built_by = built_by
        targets: dict[str, int] = {}
        self.targets = array("I", (targets.setdefault(record.target, len(targets)) for record in records))
        facets: dict[tuple[str, str, str], int] = {}
        self.facets = array("I", (facets.setdefault((r.kind, r.document, r.game), len(facets)) for r in records))
        self.facet_values = list(facets)
        self.of_kinds = Grouped(self.targets, [record.kind for record in records])
        self.of_documents = Grouped(self.targets, [record.document for record in records])
        self.weights = array("d", (record.weight for record in records))
        self.is_original = bytes(record.original for record in records)
        self.is_question = bytes(bool(record.question) for record in records)
        self.is_card = bytes(record.kind == SearchKind.CARD for record in records)
        self.cards = frozenset(place for place, is_card in enumerate(self.is_card) if is_card)
        self.games = frozenset(record.game for record in records)
        self.titles = _titles(records)
        self.titled = _titled(self.titles)
        self.shown = _shown(records)
        self.counts: OrderedDict[object, tuple[int, int]] = OrderedDict()  # kept by the scoring
        self.about: OrderedDict[tuple[str, str], Any] = OrderedDict()  # kept by the answers
        self.lock = threading.RLock()
        self._postings: OrderedDict[Stems, Postings] = OrderedDict()  # those asked for last at the end
        self._kept = 0  # entries in them
        self._leaves: OrderedDict[object, dict[int, float]] = OrderedDict()
        self._in_leaves = 0
        self.shown_words: OrderedDict[int, Any] = OrderedDict()  # kept by the finding, of texts that are shown
        self._in_shown = 0
        self.speller: Any = None  # kept by the spelling
        self.known_questions: Any = None  # kept by the likeness
        self.known_answers: Any = None
        self._vocabulary: dict[str, int] | None = None

    @abstractmethod
    def read(self, wanted: Sequence[Stems]) -> dict[Stems, Postings]:
        """The postings of stems, and of several that stand next to each other in one field.

        A phrase has the impact of its weakest word.
        """

    @abstractmethod
    def written(self, prefix: str) -> list[str]:
        """The words that begin so, the commonest first, at most :data:`MAX_EXPANSIONS`."""

    @abstractmethod
    def bodies(self, places: Collection[int]) -> dict[int, str]:
        """The texts of entries."""

    @abstractmethod
    def vocabulary(self) -> dict[str, int]:
        """Every word as it is written, with the number of entries that have it."""

    def neighbours(self, word: str) -> dict[str, int]:
        """The words that this one may be a slip of, with the number of entries that have each."""
        if self._vocabulary is None:
            self._vocabulary = self.vocabulary()
        return self._vocabulary

    def postings(self, wanted: Iterable[Stems]) -> dict[Stems, Postings]:
        """The entries with each of the stems or phrases."""
        found: dict[Stems, Postings] = {}
        with self.lock:
            for stems in wanted:
                kept = self._postings.get(stems)
                if kept is not None:
                    self._postings.move_to_end(stems)
                    found[stems] = kept
        missing = [stems for stems in dict.fromkeys(wanted) if stems not in found]
        if missing:
            read = self.read(missing)
            with self.lock:
                for stems in missing:
                    found[stems] = read.get(stems, NO_POSTINGS)
                    if (found[stems] or len(stems) > 1) and stems not in self._postings:
                        # That a word is not there is found out quickly, and anyone can think of any number of them.
                        self._keep(stems, found[stems])
        return found

    def kept_leaf(self, asked: object) -> dict[int, float] | None:
        """What was kept for this: the impact on each entry; not to be changed."""
        with self.lock:
            found = self._leaves.get(asked)
            if found is not None:
                self._leaves.move_to_end(asked)
            return found

    def keep_leaf(self, asked: object, impacts: dict[int, float]) -> None:
        """Keep the impacts of something that was asked for, if there are any, for as long as there is room."""
        with self.lock:
            if not impacts or asked in self._leaves:
                return
            self._leaves[asked] = impacts
            self._in_leaves += len(impacts)
            while self._in_leaves > MAX_IN_LEAVES:
                _, gone = self._leaves.popitem(last=False)
                self._in_leaves -= len(gone)

    def keep_words(self, place: int, words: Sized) -> None:
        """Keep the text of an entry with its words; those that were kept first go where there is no more room."""
        with self.lock:
            if place not in self.shown_words:
                self.shown_words[place] = words
                self._in_shown += len(words)
                while self._in_shown > MAX_SHOWN:
                    _, gone = self.shown_words.popitem(last=False)
                    self._in_shown -= len(gone)

    def _keep(self, stems: Stems, found: Postings) -> None:
        self._postings[stems] = found
        self._kept += len(found)
        while len(self._postings) > MAX_POSTINGS or self._kept > MAX_POSTED:
            _, gone = self._postings.popitem(last=False)
            self._kept -= len(gone)


def phrase_postings(places: Iterable[int], having: Sequence[Postings]) -> Postings:
    """The postings of a phrase that stands in the entries at these places, from those of its words."""
    impacts = [dict(zip(postings.entries, postings.impacts, strict=True)) for postings in having]
    entries = sorted(place for place in places if all(place in impact for impact in impacts))
    return Postings(array("I", entries), array("f", [min(impact[place] for impact in impacts) for place in entries]))


def _titles(records: Sequence[Record]) -> list[Stems]:
    """The stems of every entry's title."""
    known: dict[str, Stems] = {}
    for title in {record.title for record in records}:
        found = words(title)
        known[title] = tuple(intern(stem(word)) for word in [w for w in found if w not in STOP_WORDS] or found)
    return [known[record.title] for record in records]


def _titled(titles: Sequence[Stems]) -> dict[str, frozenset[int]]:
    """For every stem the places of the entries that have it in their titles."""
    found: dict[str, list[int]] = {}
    for place, title in enumerate(titles):
        for each in title:
            found.setdefault(each, []).append(place)
    return {each: frozenset(places) for each, places in found.items()}


def _shown(records: Sequence[Record]) -> array[int]:
    """For every entry the one that is shown for it: itself, for a question the text that answers it."""
    at: dict[str, int] = {}
    first: dict[str, int] = {}
    for place, record in enumerate(records):
        if not record.question:
            at.setdefault(record.page_url, place)
            first.setdefault(record.target, place)
    return array(
        "I",
        (
            at.get(record.page_url, first.get(record.target, place)) if record.question else place
            for place, record in enumerate(records)
        ),
    )
