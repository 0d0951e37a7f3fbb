"""A Whoosh index of the search entries: writing one, and an open one with fast access to its postings.

Whoosh 2.7.4 keeps, compresses and walks the postings; its own scorers take some 45 ms for a question in plain English,
as they walk every field of every word in step. Here a word's postings are read once, over all fields, into two arrays
(entry, impact), and a query adds up arrays.
"""

from __future__ import annotations

import threading
from array import array
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from sys import intern

from whoosh.analysis import Filter, RegexTokenizer
from whoosh.fields import KEYWORD, STORED, TEXT, Schema
from whoosh.index import create_in, open_dir
from whoosh.matching import ReadTooFar
from whoosh.reading import TermNotFound

from rules.models import SearchEntry
from rules.search.analysis import WORD, is_index_word, normal_form, stem, words
from rules.search.ranking import FIELDS, saturated

WORDS = "words"  # the field of all words as they are written, for prefixes and suggestions
MAX_EXPANSIONS = 200
# Of the words and phrases that were searched for, so many are kept ready, with so many entries in all (8 bytes each).
MAX_POSTINGS = 2_000
MAX_POSTED = 1_000_000


class NormalFormFilter(Filter):
    """Makes each word its normal form, and its stem where ``stems`` is set."""

    def __init__(self, *, stems: bool) -> None:
        self.stems = stems

    def __call__(self, found: Iterable) -> Iterator:
        for token in found:
            word = normal_form(token.text)
            token.text = stem(word) if self.stems else word
            if word:
                yield token


def schema() -> Schema:
    """The fields of the index. The tokenizer has its expression told, and no stop words: one-letter words count."""
    stems = RegexTokenizer(expression=WORD) | NormalFormFilter(stems=True)
    return Schema(record=STORED, **{WORDS: KEYWORD(lowercase=False)}, **{f.name: TEXT(analyzer=stems) for f in FIELDS})


@dataclass(frozen=True, slots=True)
class Record:
    """An entry as the index stores it."""

    kind: str
    document: str
    game: str
    target: str
    number: str
    title: str
    headings: str
    body: str
    url: str
    page_url: str
    weight: float

    @classmethod
    def of(cls, entry: SearchEntry) -> Record:
        return cls(
            kind=entry.kind,
            document=entry.document.slug if entry.document else "",
            game=entry.game.slug,
            target=entry.target,
            number=entry.number,
            title=entry.title,
            headings=entry.headings,
            body=entry.body,
            url=entry.url,
            page_url=entry.page_url,
            weight=entry.weight,
        )


@dataclass(frozen=True, slots=True)
class Postings:
    """The entries that have a word or phrase, and its impact on each, in the same order."""

    entries: array
    impacts: array

    def __len__(self) -> int:
        return len(self.entries)


NO_POSTINGS = Postings(array("I"), array("f"))


def write_index(folder: Path, entries: Iterable[SearchEntry]) -> None:
    """Write an index of these rows into an empty folder."""
    writer = create_in(str(folder), schema()).writer(limitmb=64)
    try:
        for entry in entries:
            texts = {field.name: getattr(entry, field.name) for field in FIELDS}
            written = {word for text in texts.values() for word in words(text) if not is_index_word(word)}
            record = Record.of(entry)
            row = tuple(getattr(record, name) for name in Record.__slots__)
            writer.add_document(record=row, **{WORDS: " ".join(written)}, **texts)
    except BaseException:
        writer.cancel()
        raise
    writer.commit()


class OpenIndex:
    """An index opened for reading, for any number of threads."""

    def __init__(self, folder: Path, name: str, version: int, built_by: str) -> None:
        self.name = name
        self.version = version
        self.built_by = built_by
        self._index = open_dir(str(folder), readonly=True)
        self._reader = self._index.reader()
        self._lock = threading.RLock()
        self._postings: OrderedDict[tuple[str, ...], Postings] = OrderedDict()  # those asked for last at the end
        self._kept = 0  # entries in them
        self.records = [self._record(fields["record"]) for fields in self._reader.all_stored_fields()]
        self._norms = [self._length_norms(field.name, field.b) for field in FIELDS]
        self.unknown = lru_cache(4096)(self._unknown)

    def close(self) -> None:
        self._reader.close()
        self._index.close()

    def postings(self, stems: tuple[str, ...]) -> Postings:
        """The entries with a stem, or with several next to each other in one field.

        A phrase has the impact of its weakest word.
        """
        with self._lock:
            found = self._postings.get(stems)
            if found is not None:
                self._postings.move_to_end(stems)
                return found
            found = self._read(stems[0]) if len(stems) == 1 else self._read_phrase(stems)
            if found:  # What there is not is found out quickly, and anyone can think of any number of it.
                self._keep(stems, found)
        return found

    def _keep(self, stems: tuple[str, ...], found: Postings) -> None:
        self._postings[stems] = found
        self._kept += len(found)
        while len(self._postings) > MAX_POSTINGS or self._kept > MAX_POSTED:
            _, gone = self._postings.popitem(last=False)
            self._kept -= len(gone)

    def written(self, prefix: str) -> list[str]:
        """The words that begin so, the commonest first."""
        with self._lock:
            found = {term.decode(): 0.0 for term in self._reader.expand_prefix(WORDS, prefix)}
            for word in found:
                found[word] = self.frequency(word)
        return sorted(found, key=lambda word: (-found[word], word))[:MAX_EXPANSIONS]

    def neighbours(self, word: str, distance: int) -> list[str]:
        """The words of the index at most so many letters away, with the same first letter."""
        with self._lock:
            return list(self._reader.terms_within(WORDS, word, distance, prefix=1))

    def frequency(self, word: str) -> int:
        """How many entries have the word as it is written."""
        with self._lock:
            return self._reader.doc_frequency(WORDS, word)

    def _unknown(self, word: str) -> bool:
        return not self.postings((stem(word),))

    @staticmethod
    def _record(row: tuple) -> Record:
        kind, document, game, *rest = row
        return Record(intern(kind), intern(document), intern(game), *rest)

    def _length_norms(self, field: str, b: float) -> array:
        """For every entry what divides a frequency in the field: 1 where the field has its average length."""
        lengths = [self._reader.doc_field_length(number, field) or 0 for number in range(len(self.records))]
        filled = [length for length in lengths if length]
        average = sum(filled) / len(filled) if filled else 1.0
        return array("f", [1 - b + b * length / average for length in lengths])

    def _read(self, term: str) -> Postings:
        frequencies: dict[int, float] = {}
        for field, norms in zip(FIELDS, self._norms, strict=True):
            try:
                matcher = self._reader.postings(field.name, term)
            except TermNotFound:
                continue
            while matcher.is_active():
                number = matcher.id()
                weight = field.weight * matcher.weight() / norms[number]
                frequencies[number] = frequencies.get(number, 0.0) + weight
                matcher.next()
        entries = sorted(frequencies)
        return Postings(array("I", entries), array("f", [saturated(frequencies[number]) for number in entries]))

    def _read_phrase(self, stems: tuple[str, ...]) -> Postings:
        impacts: Counter[int] = Counter()
        having = [dict(zip(p.entries, p.impacts, strict=True)) for p in (self.postings((term,)) for term in stems)]
        candidates = sorted(set.intersection(*map(set, having)))
        if not candidates:
            return NO_POSTINGS
        for field in FIELDS:
            for number in self._adjacent(field.name, stems, candidates):
                impacts[number] = min(impact[number] for impact in having)
        entries = sorted(impacts)
        return Postings(array("I", entries), array("f", [impacts[number] for number in entries]))

    def _adjacent(self, field: str, stems: tuple[str, ...], candidates: list[int]) -> Iterator[int]:
        """The candidates in which the stems follow each other in the field."""
        try:
            matchers = [self._reader.postings(field, term) for term in stems]
        except TermNotFound:
            return
        for number in candidates:
            starts: set[int] | None = None
            try:
                for offset, matcher in enumerate(matchers):
                    if matcher.is_active() and matcher.id() < number:
                        matcher.skip_to(number)
                    if not matcher.is_active() or matcher.id() != number:
                        starts = set()
                        break
                    places = {place - offset for place in matcher.value_as("positions")}
                    starts = places if starts is None else starts & places
            except ReadTooFar:
                return
            if starts:
                yield number
