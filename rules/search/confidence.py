"""How sure it is that the first hit answers a question.

A logistic regression on a few signs (:class:`Signs`). ``python -m tests.certainty`` fits it over questions with known
answers and some that have none, judges it on questions that it was not fitted on, and prints the figures below.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from rules.models import Topic
from rules.search.index_reading import OpenIndex, Record
from rules.search.plan import Plan
from rules.search.scoring import Ranked, Target
from rules.search.sentences import told

# What the regression gave: the constant, and what each of the signs weighs, in their order.
CONSTANT = -4.29
WEIGHTS = (1.11, 1.09, 1.59, 1.54, 0.73, 0.24, 1.23, -0.68, 1.38, -1.28, 3.25)
# So likely to be right must an answer be: judged on questions that the weights were not fitted on, fewer than 2 answers
# in a hundred questions are then wrong, and 63 right.
SURE = 0.87
FARTHEST = 4.0
NEARLY = 0.95
# How fast a target that scores less stops being another that may be meant.
FADES = 4
# What a rare word counts; and what all words of a long question do.
RARE_WORD, LONG_QUESTION = 5.0, 20.0


@dataclass(frozen=True)
class Signs:
    """What speaks for the first hit, and for a sentence of it.

    :ivar ahead: logarithm of the quotient of its score and that of the next that speaks of something else: that is no
        part of the same section, and treats no topic that it treats, as other editions do.
    :ivar of_other_game: the same with the best of another game.
    :ivar like: how like what was asked is to the likest of the questions that it answers, from 0 to 1.
    :ivar second_like: the same of the second-likest.
    :ivar has_all: whether one text of it has everything that was asked.
    :ivar alone: its share of what it and all that speak of something else score, of which the less likely hardly count.
    :ivar is_question: whether a question was asked, and not only words.
    :ivar said: how much of what was asked the sentence says, from 0 to 1.
    :ivar missing: how rare the rarest word is that the sentence does not say.
    :ivar asked: how much was asked: what its words count together.
    """

    ahead: float
    of_other_game: float
    like: float
    second_like: float
    has_all: bool
    alone: float
    is_question: bool
    said: float
    missing: float
    asked: float

    @property
    def values(self) -> tuple[float, ...]:
        """The values that the regression weighs."""
        return (
            self.ahead,
            self.of_other_game,
            self.like,
            self.like * self.like,
            self.second_like,
            float(self.has_all),
            self.alone,
            float(self.is_question),
            self.said,
            self.missing / RARE_WORD,
            self.asked / LONG_QUESTION,
        )

    @property
    def likelihood(self) -> float:
        """How likely the sentence is an answer, from 0 to 1; from :data:`SURE` on it is taken for one."""
        weighed = CONSTANT + sum(weight * value for weight, value in zip(WEIGHTS, self.values, strict=True))
        return 1 / (1 + exp(-weighed))


def signs(index: OpenIndex, plan: Plan, found: Ranked) -> Signs:
    """The signs for the first of the targets, of which there is one at least, and for a sentence that says all."""
    first, records = found.targets[0], index.records
    mine = records[first.place]
    others = _others(_topics(index), records, found.targets)
    return Signs(
        ahead=_ahead(first, others),
        of_other_game=_ahead(first, (other for other in others if records[other.place].game != mine.game)),
        like=first.like,
        second_like=first.second_like,
        has_all=found.is_known and first.covered >= NEARLY,
        alone=1 / (1 + sum((other.score / first.score) ** FADES for other in others)) if first.score else 0.0,
        is_question=plan.is_question,
        said=1.0,
        missing=0.0,
        asked=told(index, plan, mine.game, ()).whole,
    )


def _ahead(first: Target, others: Iterable[Target]) -> float:
    """How far the first is ahead of the best of the others, which come in their order."""
    best = next(iter(others), None)
    quotient = first.score / best.score if best is not None and best.score else FARTHEST
    return log(min(max(quotient, 1 / FARTHEST), FARTHEST))


Topics = Mapping[tuple[str, str], frozenset[int]]


def _topics(index: OpenIndex) -> Topics:
    """The topics of the concordance that each section treats, by document and number; kept with the index."""
    if index.topics is None:
        found: dict[tuple[str, str], set[int]] = {}
        named = Topic.objects.exclude(sections=None)
        for topic, document, number in named.values_list("pk", "sections__document__slug", "sections__number"):
            found.setdefault((document, number), set()).add(topic)
        index.topics = {section: frozenset(topics) for section, topics in found.items()}
    topics: Topics = index.topics
    return topics


def _others(topics: Topics, records: Sequence[Record], targets: Sequence[Target]) -> list[Target]:
    """The targets that speak of something else than the first: none of those that are its section, or stand in it, or
    in which it stands, or that treat a topic that it treats."""
    first = records[targets[0].place]
    document, number = first.document, f"{first.number}."
    treated = topics.get((document, first.number), frozenset())
    others = []
    for target in targets[1:]:
        record = records[target.place]
        if record.document == document:
            its = f"{record.number}."
            if number.startswith(its) or its.startswith(number):
                continue
        if treated and not treated.isdisjoint(topics.get((record.document, record.number), ())):
            continue
        others.append(target)
    return others
