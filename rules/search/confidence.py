"""How sure it is that the first hit answers a question.

The signs are few and weighed once, over questions with known answers (``tests/data``): how far the first hit is ahead
of the second, ahead of the others by its texts alone and by its questions alone, ahead of the best of another game; and
how much of the question that it answers was asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from rules.search.analysis import STOP_WORDS, WEAK_WORDS, stem, words
from rules.search.backends.reading import OpenIndex
from rules.search.plan import Plan
from rules.search.ranking import WEAK
from rules.search.scoring import Target

# What each sign weighs, and how much they must weigh together.
AHEAD, AHEAD_IN_TEXTS, AHEAD_IN_QUESTIONS, AHEAD_OF_OTHER_GAME, ASKED = 1.0, 0.6, 0.6, 1.0, 0.9
SURE = 1.75
FARTHEST = 4.0


@dataclass(frozen=True)
class Signs:
    """How far ahead the first hit is, as quotients of scores; ``asked`` from 0 to 1."""

    ahead: float
    in_texts: float
    in_questions: float
    of_other_game: float
    asked: float

    @property
    def weight(self) -> float:
        """What they weigh together; at or above :data:`SURE` the first hit is an answer."""
        return (
            AHEAD * _bounded(self.ahead)
            + AHEAD_IN_TEXTS * _bounded(self.in_texts)
            + AHEAD_IN_QUESTIONS * _bounded(self.in_questions)
            + AHEAD_OF_OTHER_GAME * _bounded(self.of_other_game)
            + ASKED * self.asked
        )


def signs(index: OpenIndex, plan: Plan, targets: list[Target]) -> Signs:
    """The signs for the first of the targets, of which there is one at least."""
    first, others = targets[0], targets[1:]
    game = index.records[first.place].game
    return Signs(
        ahead=_ahead(first.score, (other.score for other in others)),
        in_texts=_ahead(first.text_score, (other.text_score for other in others)),
        in_questions=_ahead(first.question_score, (other.question_score for other in others)),
        of_other_game=_ahead(first.score, (other.score for other in others if index.records[other.place].game != game)),
        asked=_asked(index, plan, first),
    )


def _ahead(mine: float, others: object) -> float:
    best = max(others, default=0.0)  # type: ignore[call-overload]
    return mine / best if best else FARTHEST


def _bounded(ahead: float) -> float:
    return log(min(max(ahead, 1 / FARTHEST), FARTHEST))


def _asked(index: OpenIndex, plan: Plan, first: Target) -> float:
    """How much of the question that is answered has been asked, its common words counted less."""
    if first.question is None:
        return 0.0
    record = index.records[first.question]
    typed = {
        stem(word)
        for leaf in plan.leaves
        if leaf.scored
        for alternative in leaf.alternatives
        if alternative.game in {"", record.game}
        for word in alternative.words
    }
    known = {word for word in words(record.question) if word not in STOP_WORDS}
    weights = {stem(word): WEAK if word in WEAK_WORDS else 1.0 for word in known}
    whole = sum(weights.values())
    return sum(weight for each, weight in weights.items() if each in typed) / whole if whole else 0.0
