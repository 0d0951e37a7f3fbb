"""How sure it is that the first hit answers a question.

A logistic regression on a few signs, fitted with a ridge penalty over questions with known answers and some that have
none (``tests/data``): how far the first hit is ahead of the next that is no part of the same section, and of the best
of another game; how like what was asked is to two of the questions that it answers; whether one text of it has
everything that was asked; whether every word that was asked for is known; and how much of what was asked the sentence
says that would be the answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from math import exp, log

from rules.search.backends.reading import OpenIndex, Record
from rules.search.scoring import Ranked, Target

# What the regression gave: the constant, and what each of the signs weighs, in their order.
CONSTANT = -3.98
WEIGHTS = (1.69, 1.71, 2.40, 1.06, 0.44, -0.05, 1.71)
# So likely to be right must an answer be: fitted on one half of the questions and judged on the other, over and over,
# this leaves 2 or 3 wrong answers in a hundred.
SURE = 0.845
FARTHEST = 4.0
NEARLY = 0.95


@dataclass(frozen=True)
class Signs:
    """``ahead`` and ``of_other_game`` are logarithms of quotients of scores, ``like`` and ``second_like`` go from 0 to
    1; the others are 0 or 1."""

    ahead: float
    of_other_game: float
    like: float
    second_like: float
    has_all: bool
    is_known: bool

    def likelihood(self, said: float) -> float:
        """How likely the first hit is an answer, from 0 to 1; from :data:`SURE` on it is taken for one.

        :param said: how much of what was asked the sentence says, from 0 to 1.
        """
        weighed = CONSTANT + sum(weight * sign for weight, sign in zip(WEIGHTS, (*astuple(self), said), strict=True))
        return 1 / (1 + exp(-weighed))

    @property
    def at_best(self) -> float:
        """The likelihood if there were a sentence that says all of it."""
        return self.likelihood(1.0)


def signs(index: OpenIndex, found: Ranked) -> Signs:
    """The signs for the first of the targets, of which there is one at least."""
    first, others = found.targets[0], found.targets[1:]
    records, mine = index.records, index.records[first.place]
    return Signs(
        ahead=_ahead(first, (other for other in others if not _is_part(mine, records[other.place]))),
        of_other_game=_ahead(first, (other for other in others if records[other.place].game != mine.game)),
        like=first.like,
        second_like=first.second_like,
        has_all=found.is_known and first.covered >= NEARLY,
        is_known=found.is_known,
    )


def _ahead(first: Target, others: Iterable[Target]) -> float:
    """How far the first is ahead of the best of the others, which come in their order."""
    best = next(iter(others), None)
    quotient = first.score / best.score if best is not None and best.score else FARTHEST
    return log(min(max(quotient, 1 / FARTHEST), FARTHEST))


def _is_part(one: Record, other: Record) -> bool:
    """Whether one is the other's section, or stands in it."""
    if one.document != other.document:
        return False
    return f"{one.number}.".startswith(f"{other.number}.") or f"{other.number}.".startswith(f"{one.number}.")
