"""What the scoring reads of an index, whichever backend keeps it: records, and for every word its entries."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from array import array
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass
from sys import intern
from typing import Any

from rules.models import SearchKind
from rules.search.analysis import STOP_WORDS, stem, words
from rules.search.records import Record, Records

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

    def __init__(self, records: Records, version: int, built_by: str) -> None:
        self.records = records
        self.version = version
        self.built_by = built_by
        self.targets, self.facets, self.weights = array("I"), array("I"), array("d")
        targets: dict[str, int] = {}
        facets: dict[tuple[str, str, str], int] = {}
        stems = _StemsOfTitles()
        shown = _Shown()
        is_original, is_question = bytearray(), bytearray()
        for place, record in enumerate(records):  # which are made anew each time
            self.targets.append(targets.setdefault(record.target, len(targets)))
            self.facets.append(facets.setdefault((record.kind, record.document, record.game), len(facets)))
            self.weights.append(record.weight)
            is_original.append(record.original)
            is_question.append(bool(record.question))
            stems.add(record.title)
            shown.add(place, record)
        self.is_original, self.is_question = bytes(is_original), bytes(is_question)
        self.facet_values = list(facets)
        kinds = [kind for kind, _, _ in self.facet_values]
        documents = [document for _, document, _ in self.facet_values]
        self.of_kinds = Grouped(self.targets, [kinds[facet] for facet in self.facets])
        self.of_documents = Grouped(self.targets, [documents[facet] for facet in self.facets])
        self.is_card = bytes(kinds[facet] == SearchKind.CARD for facet in self.facets)
        self.cards = frozenset(place for place, is_card in enumerate(self.is_card) if is_card)
        self.games = frozenset(game for _, _, game in self.facet_values)
        self.titles = stems.titles
        self.titled = _titled(self.titles)
        self.shown = shown.places()
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

    def game_of(self, place: int) -> str:
        """The game of an entry."""
        return self.facet_values[self.facets[place]][2]

    def questions(self) -> Iterator[tuple[int, str]]:
        """The entries that are questions, with what they ask."""
        return ((place, self.records[place].question) for place, is_one in enumerate(self.is_question) if is_one)

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


class _StemsOfTitles:
    """The stems of every entry's title, in their order; those of one title are there once."""

    def __init__(self) -> None:
        self.titles: list[Stems] = []
        self._known: dict[str, Stems] = {}

    def add(self, title: str) -> None:
        known = self._known.get(title)
        if known is None:
            found = words(title)
            telling = [word for word in found if word not in STOP_WORDS] or found
            known = self._known[title] = tuple(intern(stem(word)) for word in telling)
        self.titles.append(known)


def _titled(titles: Sequence[Stems]) -> dict[str, array[int]]:
    """For every stem the places of the entries that have it in their titles."""
    found: dict[str, array[int]] = {}
    for place, title in enumerate(titles):
        for each in title:
            places = found.get(each)
            if places is None:
                found[each] = array("I", [place])
            else:
                places.append(place)
    return found


class _Shown:
    """For every entry the one that is shown for it: itself, for a question the text that answers it."""

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._questions: dict[int, tuple[str, str]] = {}
        self._number = 0

    def add(self, place: int, record: Record) -> None:
        self._number = place + 1
        if record.question:
            self._questions[place] = record.page_url, record.target
        else:
            self._at.setdefault(record.page_url, place)
            self._first.setdefault(record.target, place)

    def places(self) -> array[int]:
        found = array("I", range(self._number))
        for place, (page_url, target) in self._questions.items():
            found[place] = self._at.get(page_url, self._first.get(target, place))
        return found
