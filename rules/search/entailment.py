"""Whether a known question asks what was asked, so that its answer is one.

Being like is not enough: a word that only one of the two has may change the sense. A logistic regression on a few signs
(:class:`Signs`); ``python -m tests.certainty`` fits it over pairs of questions of which people said whether an answer
to the one answers the other, judges it on questions that it was not fitted on, and prints the figures below.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import exp

from rules.search.analysis import listed, stem, words
from rules.search.intent import Wanted, wanted
from rules.search.likeness import Known, Likeness
from rules.search.plan import Plan
from rules.search.requests import VERDICT

# What the regression gave: the constant, and what each of the signs weighs, in their order.
CONSTANT = -1.85
WEIGHTS = (0.33, 1.28, 3.13, -3.11, 0.60, 5.88, 2.52, -1.80)
# So likely must it be that the known question asks the same, and of its game. Of the answers to questions that the
# weights were not fitted on 4 of a hundred are then beside the point or wrong, and 44 of a hundred questions have a
# right one; with those held out, a third of which were written after the last change of the signs, 12 and 36.
SURE = 0.8
SAME = 0.9  # From here on a yes or no is told even if not both questions ask whether.
RARE_WORD = 5.0
MANY_UNSAID, MANY_ASKED = 4, 10

# What is wanted by a question that asks what something is.
DEFINING = frozenset({Wanted.ANY, Wanted.MEANING, Wanted.NUMBER})
# Words of a known question that say no more than that it asks what something is.
ASKING_WHAT = frozenset(map(stem, listed("definition meaning glossary rulebook text wording")))
# Words that change the sense of a question: those of a line say the same of it.
NEGATIONS = listed("not no never cannot cant dont doesnt isnt arent wont without neither nor didnt skip skips skipped")
MORE = listed("twice thrice more less fewer")


@dataclass(frozen=True)
class Signs:
    """What speaks for a known question asking what was asked.

    :ivar like: how like they are, from 0 to 1.
    :ivar is_first: whether what answers it is the first hit.
    :ivar asked: how many things were asked for.
    :ivar unsaid: how many of them neither the known question nor its answer has.
    :ivar said: how much of what was asked the answer says, from 0 to 1.
    :ivar lead: how much liker it is than the likest that is answered otherwise.
    :ivar agreed: how much of its answer one of the others has, if that is as like; from 0 to 1.
    :ivar more: how much of the known question was not asked, where it was asked whether; from 0 to 1.
    :ivar lacks_term: whether a rare term was asked for of which neither the known question nor its answer speaks: it
        asks something else then, however like it is.
    """

    like: float
    is_first: bool
    asked: int
    unsaid: int
    said: float
    lead: float
    agreed: float
    more: float = 0.0
    lacks_term: bool = False

    @property
    def values(self) -> tuple[float, ...]:
        """The values that the regression weighs."""
        return (
            self.like * self.like,
            float(self.is_first),
            min(self.asked, MANY_ASKED) / MANY_ASKED,
            min(self.unsaid, MANY_UNSAID) / MANY_UNSAID,
            self.said,
            self.lead,
            self.agreed,
            self.more,
        )

    @property
    def likelihood(self) -> float:
        """How likely it is that both ask the same, from 0 to 1; from :data:`SURE` on it is taken for so."""
        if self.lacks_term:
            return 0.0
        weighed = CONSTANT + sum(weight * value for weight, value in zip(WEIGHTS, self.values, strict=True))
        return 1 / (1 + exp(-weighed))


@dataclass(frozen=True)
class Pair:
    """What was asked, and a known question: its words, how it is compared, its answer; and the words that are terms."""

    likeness: Likeness
    known: Known
    question: str
    answer: str
    terms: Collection[str] = frozenset()


def signs(plan: Plan, pair: Pair, *, is_first: bool, like: float, lead: float, agreed: float) -> Signs:
    """The signs for a known question."""
    said = {stem(word) for word in words(pair.answer)}
    unsaid = list(pair.likeness.missing(pair.known, said))
    return Signs(
        like=like,
        is_first=is_first,
        asked=len(pair.likeness.leaves),
        unsaid=len(unsaid),
        said=pair.likeness.share(said),
        lead=lead,
        agreed=agreed,
        more=pair.likeness.more(pair.known) if wanted(plan.typed) is Wanted.YES_OR_NO else 0.0,
        lacks_term=any(weight >= RARE_WORD and each in pair.terms for each, weight in unsaid),
    )


def is_whole(compared: Likeness, known: Known, question: str) -> bool:
    """Whether words that ask nothing by themselves are the whole of a known question, which asks what that is: "hand
    limit" is "what is the hand limit", and not "can the hand limit be changed"."""
    has_more = any(each not in compared.counts_as and each not in ASKING_WHAT for each, _ in known.stems)
    return not has_more and wanted(words(question)) in DEFINING


def denies(plan: Plan, question: str) -> bool:
    """Whether only one of what was asked and a known question has a negation, or asks for more: what is true of the one
    may be false of the other."""
    its = words(question)
    return any(each.isdisjoint(plan.typed) != each.isdisjoint(its) for each in (NEGATIONS, MORE))


def verdict_of_another(plan: Plan, question: str, answer: str) -> bool:
    """Whether a yes or no would be told though not both, what was asked and the known question, say whether what.

    "Back row needs a front row site" has a yes, and "can I play a site into the back row first" has not.
    """
    both_ask_whether = wanted(plan.typed) is wanted(words(question)) is Wanted.YES_OR_NO
    return not both_ask_whether and VERDICT.match(answer) is not None
