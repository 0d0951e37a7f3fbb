"""How well search answers questions: reciprocal rank and hits, over a file of questions with their answers.

A question's answer is a document and the sections that answer it; ``*`` stands for any section of the document. A hit
answers it if it is one of these sections or an item inside one (3.3.1.d inside 3.3.1).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules.files import read_text
from rules.search.backends.base import Hit, SearchRequest, SearchResult

CUTOFF = 10
HIT_AT = 3


class UnusableQuestionsError(ValueError):
    """A file that holds no questions; the message says what is wrong with it."""


@dataclass(frozen=True)
class Question:
    """A question as a player puts it, and what answers it."""

    text: str
    document: str
    sections: tuple[str, ...]

    def answered_by(self, hit: Hit) -> bool:
        """Whether a hit is an answer."""
        if hit.document != self.document:
            return False
        return any(
            section == "*" or hit.number == section or hit.number.startswith(f"{section}.") for section in self.sections
        )


@dataclass(frozen=True)
class Outcome:
    """A question with the rank of its first answer, from 1; ``None`` if there is none among the first ten."""

    question: Question
    rank: int | None
    first: str

    @property
    def reciprocal(self) -> float:
        return 1 / self.rank if self.rank else 0.0


def read_questions(path: Path) -> list[Question]:
    """The questions of a JSON file: ``[{"q", "document", "sections"}]``.

    :raises UnusableQuestionsError: if it is no such file.
    """
    try:
        rows = json.loads(read_text(path))
        questions = [Question(row["q"], row["document"], tuple(row["sections"])) for row in rows]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise UnusableQuestionsError(
            f"{path}: not a JSON list of {{'q', 'document', 'sections'}} ({type(error).__name__}: {error})"
        ) from error
    if not questions:
        raise UnusableQuestionsError(f"{path} holds no question")
    return questions


def ask(questions: Sequence[Question], search: Callable[[SearchRequest], SearchResult]) -> list[Outcome]:
    """Every question put to search, with no filter but its text."""
    outcomes = []
    for question in questions:
        hits = search(SearchRequest(question.text, page_size=CUTOFF)).hits
        ranks = [rank for rank, hit in enumerate(hits, start=1) if question.answered_by(hit)]
        first = f"{hits[0].document}/{hits[0].number} {hits[0].title}".strip() if hits else "nothing"
        outcomes.append(Outcome(question, ranks[0] if ranks else None, first))
    return outcomes


def mean_reciprocal_rank(outcomes: Sequence[Outcome]) -> float:
    """MRR@10."""
    return sum(outcome.reciprocal for outcome in outcomes) / len(outcomes)


def hit_rate(outcomes: Sequence[Outcome]) -> float:
    """The share of questions with an answer among the first three hits."""
    return sum(outcome.rank is not None and outcome.rank <= HIT_AT for outcome in outcomes) / len(outcomes)
