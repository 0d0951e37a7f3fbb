"""A Whoosh index of the search entries: writing one, and an open one with fast access to its postings.

Whoosh 2.7.4 keeps, compresses and walks the postings; its own scorers take some 45 ms for a question in plain English,
as they walk every field of every word in step. Here a word's postings are read once, over all fields, into two arrays
(entry, impact), and a query adds up arrays.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from whoosh.analysis import Filter, RegexTokenizer
from whoosh.fields import KEYWORD, STORED, TEXT, Schema
from whoosh.index import create_in, open_dir
from whoosh.matching import ReadTooFar
from whoosh.reading import TermNotFound

from rules.models import SearchEntry
from rules.search.analysis import WORD, is_index_word, normal_form, stem, words
from rules.search.index_reading import (
    MAX_EXPANSIONS,
    NO_POSTINGS,
    OpenIndex,
    Postings,
    Stems,
    phrase_postings,
)
from rules.search.ranking import FIELDS, Field, saturated
from rules.search.records import Records

WORDS = "words"  # the field of all words as they are written, for prefixes and suggestions


class NormalFormFilter(Filter):
    """Makes each word its normal form, and its stem where ``stems`` is set."""

    def __init__(self, *, stems: bool) -> None:
        self.stems = stems

    def __call__(self, found: Iterable[Any]) -> Iterator[Any]:
        for token in found:
            word = normal_form(token.text)
            token.text = stem(word) if self.stems else word
            if word:
                yield token


def schema() -> Schema:
    """The fields of the index. The tokenizer has its expression told, and no stop words: one-letter words count."""
    stems = RegexTokenizer(expression=WORD) | NormalFormFilter(stems=True)
    return Schema(
        record=STORED,
        text=STORED,
        **{WORDS: KEYWORD(lowercase=False)},
        **{f.name: TEXT(analyzer=stems) for f in FIELDS},
    )


def write_index(folder: Path, entries: Iterable[SearchEntry]) -> None:
    """Write an index of these rows into an empty folder."""
    # Of one file with everything Whoosh would keep a copy in memory; several are read where something is looked up.
    writer = create_in(str(folder), schema()).writer(limitmb=64, compound=False)
    try:
        for entry in entries:
            texts = {field.name: getattr(entry, field.name) for field in FIELDS}
            written = {word for text in texts.values() for word in words(text) if not is_index_word(word)}
            writer.add_document(record=_row(entry), text=entry.body, **{WORDS: " ".join(written)}, **texts)
    except BaseException:
        writer.cancel()
        raise
    writer.commit()


def _row(entry: SearchEntry) -> tuple[object, ...]:
    return (
        entry.kind,
        entry.document.slug if entry.document else "",
        entry.game.slug,
        entry.target,
        entry.number,
        entry.title,
        entry.headings,
        entry.url,
        entry.page_url,
        entry.weight,
        "" if entry.body else entry.questions,
        entry.original,
    )


class WhooshIndex(OpenIndex):
    """A Whoosh index opened for reading."""

    def __init__(self, folder: Path, name: str, version: int, built_by: str) -> None:
        self.name = name
        self.process = os.getpid()  # forked ones share the places in its files to which these are read
        self._index = open_dir(str(folder), readonly=True)
        self._reader = self._index.reader()
        super().__init__(Records(fields["record"] for fields in self._reader.all_stored_fields()), version, built_by)
        self._norms = [self._length_norms(field) for field in FIELDS]

    def read(self, wanted: Sequence[Stems]) -> dict[Stems, Postings]:
        with self.lock:
            return {stems: self._read(stems[0]) if len(stems) == 1 else self._read_phrase(stems) for stems in wanted}

    def bodies(self, places: Collection[int]) -> dict[int, str]:
        with self.lock:
            return {place: self._reader.stored_fields(place)["text"] for place in places}

    def vocabulary(self) -> dict[str, int]:
        with self.lock:
            return {word.decode(): int(info.doc_frequency()) for word, info in self._reader.iter_field(WORDS)}

    def written(self, prefix: str) -> list[str]:
        with self.lock:
            found = {
                word: self._reader.doc_frequency(WORDS, word)
                for word in [term.decode() for term in self._reader.expand_prefix(WORDS, prefix)]
            }
        return sorted(found, key=lambda word: (-found[word], word))[:MAX_EXPANSIONS]

    def _length_norms(self, field: Field) -> array[float]:
        """For every entry what divides a frequency in the field: 1 where the field has its usual length."""
        lengths = (self._reader.doc_field_length(number, field.name) or 0 for number in range(len(self.records)))
        return array("f", [1 - field.b + field.b * length / field.length for length in lengths])

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

    def _read_phrase(self, stems: Stems) -> Postings:
        words = self.postings([(term,) for term in stems])
        having = [words[(term,)] for term in stems]
        candidates = sorted(set.intersection(*(set(postings.entries) for postings in having)))
        if not candidates:
            return NO_POSTINGS
        return phrase_postings(
            {number for field in FIELDS for number in self._adjacent(field.name, stems, candidates)}, having
        )

    def _adjacent(self, field: str, stems: Stems, candidates: list[int]) -> Iterator[int]:
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
