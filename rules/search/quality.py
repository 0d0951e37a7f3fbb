"""How well search answers questions: reciprocal rank, hits and answers, over a file of questions with their answers.

A question's answer is a document and the sections that answer it; ``*`` stands for any section of the document. A hit
answers it if it is one of these sections or an item inside one (3.3.1.d inside 3.3.1). Where other documents answer it
as well, ``also`` has them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.search.requests import Hit, Said, SearchRequest, SearchResult
from rules.text.files import read_text

CUTOFF = 10
HIT_AT = 3
NOTHING = "nothing"


class UnusableQuestionsError(ValueError):
    """A file that holds no questions; the message says what is wrong with it."""


@dataclass(frozen=True)
class Place:
    """Sections of a document."""

    document: str
    sections: tuple[str, ...]

    @classmethod
    def of(cls, row: dict[str, Any]) -> Place:
        """What the keys ``document`` and ``sections`` of a row say."""
        document, sections = row["document"], row["sections"]
        if not isinstance(document, str) or not isinstance(sections, list) or not sections:
            raise TypeError(f"document is a text and sections a list of numbers: {row!r:.200}")
        return cls(document, tuple(map(str, sections)))

    def has(self, hit: Hit | Said) -> bool:
        """Whether a hit is one of the sections, or inside one."""
        if hit.document != self.document:
            return False
        return any(
            section == "*" or hit.number == section or hit.number.startswith(f"{section}.") for section in self.sections
        )


@dataclass(frozen=True)
class Question:
    """A question as a player puts it, and what answers it."""

    text: str
    document: str
    sections: tuple[str, ...]
    kind: str = ""
    also: tuple[Place, ...] = ()

    def answered_by(self, hit: Hit | Said) -> bool:
        """Whether a hit, or a sentence, is an answer."""
        return any(place.has(hit) for place in (Place(self.document, self.sections), *self.also))


@dataclass(frozen=True)
class Outcome:
    """A question with the rank of its first answer, from 1; ``None`` if there is none among the first ten.

    ``answer`` says whether the sentence on top is of a section that answers it, or that of one of the games where each
    has one; ``None`` where there is no sentence.
    """

    question: Question
    rank: int | None
    first: str
    answer: bool | None = None
    sentence: str = ""

    @property
    def reciprocal(self) -> float:
        return 1 / self.rank if self.rank else 0.0


def read_questions(path: Path) -> list[Question]:
    """The questions of a JSON file: ``[{"q", "document", "sections"}]``, ``kind`` where they are of several, and
    ``also``, a list of ``{"document", "sections"}``, where other sections answer as well.

    :raises UnusableQuestionsError: if it is no such file.
    """
    try:
        rows = json.loads(read_text(path))
        questions = [_question(row) for row in rows]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise UnusableQuestionsError(
            f"{path}: not a JSON list of {{'q', 'document', 'sections'}} ({type(error).__name__}: {error})"
        ) from error
    if not questions:
        raise UnusableQuestionsError(f"{path} holds no question")
    return questions


def _question(row: dict[str, Any]) -> Question:
    place = Place.of(row)
    also = tuple(Place.of(other) for other in row.get("also") or ())
    return Question(str(row["q"]), place.document, place.sections, str(row.get("kind", "")), also)


def ask(questions: Sequence[Question], search: Callable[[SearchRequest], SearchResult]) -> list[Outcome]:
    """Every question put to search, with no filter but its text."""
    outcomes = []
    for question in questions:
        result = search(SearchRequest(question.text, page_size=CUTOFF))
        hits, said = result.hits, [answer.said for answer in result.answers]
        ranks = [rank for rank, hit in enumerate(hits, start=1) if question.answered_by(hit)]
        first = f"{hits[0].document}/{hits[0].number} {hits[0].title}".strip() if hits else NOTHING
        outcomes.append(
            Outcome(
                question,
                ranks[0] if ranks else None,
                first,
                any(map(question.answered_by, said)) if said else None,
                "; ".join(f"{each.document}/{each.number}: {each.text}" for each in said),
            )
        )
    return outcomes


def mean_reciprocal_rank(outcomes: Sequence[Outcome]) -> float:
    """MRR@10."""
    return sum(outcome.reciprocal for outcome in outcomes) / len(outcomes)


def hit_rate(outcomes: Sequence[Outcome]) -> float:
    """The share of questions with an answer among the first three hits."""
    return sum(outcome.rank is not None and outcome.rank <= HIT_AT for outcome in outcomes) / len(outcomes)


def answers(outcomes: Sequence[Outcome]) -> tuple[float, float, float]:
    """The shares of questions with a right sentence on top, with a wrong one, and with none."""
    number = len(outcomes)
    right, wrong = (sum(outcome.answer is said for outcome in outcomes) / number for said in (True, False))
    return right, wrong, 1 - right - wrong


def table(outcomes: Sequence[Outcome]) -> list[str]:
    """The figures in total, for each document and for each kind of question, as lines of a table."""
    groups: dict[str, list[Outcome]] = {"total": list(outcomes)}
    for outcome in outcomes:
        groups.setdefault(outcome.question.document, []).append(outcome)
    for outcome in outcomes:
        if outcome.question.kind:
            groups.setdefault(outcome.question.kind, []).append(outcome)
    lines = [f"{'':<28}questions   MRR@10   hit@3   answers right   wrong   none   without a result"]
    for name, group in groups.items():
        right, wrong, none = answers(group)
        empty = sum(outcome.first == NOTHING for outcome in group)
        lines.append(
            f"{name:<28}{len(group):>9}   {mean_reciprocal_rank(group):6.3f}   {hit_rate(group):5.2f}   "
            f"{right:13.2f}   {wrong:5.2f}   {none:4.2f}   {empty:16}"
        )
    return lines


def misses(outcomes: Sequence[Outcome]) -> list[str]:
    """The questions whose first hit is no answer, and those with a wrong sentence on top."""
    lines = []
    for outcome in outcomes:
        answer = f"{outcome.question.document}/{','.join(outcome.question.sections)}"
        if outcome.rank != 1:
            found = f"rank {outcome.rank}" if outcome.rank else "not among the first ten"
            lines.append(f"  {found}: {outcome.question.text!r} ({answer}); first is {outcome.first}")
        if outcome.answer is False:
            lines.append(f"  wrong answer: {outcome.question.text!r} ({answer}); said {outcome.sentence}")
    return lines
