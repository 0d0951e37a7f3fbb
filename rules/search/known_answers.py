"""What the library answers to the questions that its sections are known to answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from rules.models import Origin, Passage, PassageKind, SectionQuestion
from rules.search.analysis import words
from rules.search.index_reading import OpenIndex
from rules.search.intent import Wanted, wanted
from rules.search.plaintext import plain, without_references
from rules.search.records import Record
from rules.search.requests import VERDICT

# What is no longer than this answers as a whole the questions for which it has no answer of their own.
SHORT = 300
# And the first paragraph of the answer in a document of questions and answers the question that it has there.
OPENING = 420
MOST_KEPT = 1_000
TEXTS = (PassageKind.RULE, PassageKind.ANSWER, PassageKind.RULING, PassageKind.DEFINITION)
# A reference that a sentence has outside of parentheses.
OPEN_REFERENCE = re.compile(r":?\s*§[^()\s]*\w")
# What the text of a section has that answers who asks whether, or how many.
SAYS = {
    Wanted.YES_OR_NO: VERDICT,
    Wanted.NUMBER: re.compile(
        r"\d|\b(?:one|two|three|four|five|six|ten|half|only|any number|as many|up to)\b", re.IGNORECASE
    ),
}


@dataclass(frozen=True, slots=True)
class Stored:
    """A known question with the section at which it stands, and its own answer; empty where it has none."""

    document: str
    number: str
    text: str
    anchor: str = ""
    answer: str = ""

    @property
    def full_answer(self) -> str:
        """Its own answer, else what stands at its place if that is short and says what is wanted; else empty."""
        if self.answer:
            return self.answer
        whole = as_one(passages_of(self.document, self.number, self.anchor)[: SHORT // 20])
        said = SAYS.get(wanted(words(self.text)))
        return whole if len(whole) <= SHORT and not whole.endswith(":") and (not said or said.search(whole)) else ""


class KnownAnswers:
    """The known questions of the library; read once for each index."""

    def __init__(self, index: OpenIndex) -> None:
        self._of: dict[tuple[str, str], tuple[Stored, ...]] = {}
        self._at: dict[tuple[str, str], tuple[Stored, ...]] = {}
        self._full: dict[Stored, str] = {}
        rows = SectionQuestion.objects.order_by("section__order", "order")
        same = {question: question for _, question in index.questions()}
        for row in rows.values_list("section__document__slug", "section__number", "text", "anchor", "answer"):
            stored = Stored(*(same.setdefault(value, value) for value in row))
            for known, key in ((self._of, stored.text), (self._at, stored.number)):
                known[stored.document, key] = (*known.get((stored.document, key), ()), stored)

    def of(self, record: Record) -> Stored | None:
        """The question of an entry, which may be one of an item that stands within its section."""
        inside = f"{record.number}."
        for stored in self._of.get((record.document, record.question), ()):
            if stored.number == record.number or stored.number.startswith(inside):
                return stored
        return None

    def full(self, stored: Stored) -> str:
        """The full answer of one of these questions; read once."""
        if stored not in self._full:
            self._full[stored] = stored.full_answer
        return self._full[stored]

    def at(self, document: str, number: str) -> tuple[Stored, ...]:
        """The questions of a section."""
        return self._at.get((document, number), ())


def known_answers(index: OpenIndex) -> KnownAnswers:
    """The known answers of an index, kept with it."""
    if index.known_answers is None:
        index.known_answers = KnownAnswers(index)
    known: KnownAnswers = index.known_answers
    return known


def passages_of(document: str, number: str, anchor: str = "") -> QuerySet[Passage, str]:
    """The texts of a section in our own words, or of one entry in its list of them, in their order."""
    passages = Passage.objects.filter(section__document__slug=document, section__number=number)
    passages = passages.filter(origin=Origin.OURS, kind__in=TEXTS).order_by("order")
    return (passages.filter(anchor=anchor) if anchor else passages).values_list("text", flat=True)


def as_one(texts: Iterable[str]) -> str:
    """Passages as one text, without the references in them."""
    return OPEN_REFERENCE.sub("", " ".join(without_references(plain(text)) for text in texts))
