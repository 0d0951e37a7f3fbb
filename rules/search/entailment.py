"""Whether a known question asks what was asked, so that its answer is one.

Being like is not enough: a word that only one of the two has may change the sense. A logistic regression on a few signs
(:class:`Signs`); ``python -m tests.certainty`` fits it over pairs of questions of which people said whether an answer
to the one answers the other, judges it on pairs that it was not fitted on, and prints the figures below.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import exp

from rules.search.analysis import STOP_WORDS, listed, stem, words
from rules.search.intent import Wanted, wanted
from rules.search.likeness import Known, Likeness
from rules.search.plan import Plan
from rules.search.requests import VERDICT

# What the regression gave: the constant, and what each of the signs weighs, in their order.
CONSTANT = -3.63
WEIGHTS = (1.54, 2.54, -0.46, -0.42, 1.24, 1.06, 1.48, 1.78, 2.31)
# So likely must it be that the known question asks the same, and of its game: judged on pairs that the weights were not
# fitted on, 2.2 of a hundred questions then have an answer that is beside the point or wrong, and 46 a right one.
SURE = 0.77
SAME = 0.9  # From here on a question that does not ask whether is taken for one that does.
RARE_WORD = 5.0
MOST_SENSES, MANY_WORDS = 3, 8

# What is wanted by a question that asks what something is.
DEFINING = frozenset({Wanted.ANY, Wanted.MEANING, Wanted.NUMBER})
# Words of a known question that say no more than that it asks what something is.
ASKING_WHAT = frozenset(map(stem, listed("definition meaning glossary rulebook text wording")))
NEGATION = 0
# Words that change the sense of a question: those of a line say the same of it.
SENSES = {
    word: sense
    for sense, said in enumerate(
        (
            "not no never cannot cant dont doesnt isnt arent wont without neither nor didnt",
            "only",
            "must",
            "first",
            "second",
            "before",
            "after",
            "opponent opponents enemy enemys his he him their they another other someone somebody others",
            "my mine own",
            "all every each whole",
            "facedown down",
            "faceup up",
            "two both 2 twice",
            "cancel canceled cancelled negated negate countered counter",
            "when",
            "who whose",
            "many much",
            "same",
            "again",
            "end",
            "instead",
            "if unless",
        )
    )
    for word in said.split()
}


@dataclass(frozen=True)
class Signs:
    """What speaks for a known question asking what was asked.

    :ivar like: how like they are, from 0 to 1.
    :ivar missing: how rare the rarest word is that was asked, and that neither the known question nor its answer has.
    :ivar senses_missing: how many words that change the sense only what was asked has.
    :ivar narrower: whether words were asked that ask nothing by themselves, and the known question has more in it.
    :ivar is_first: whether what answers it is the first hit.
    :ivar length: how many telling words were asked.
    :ivar lead: how much liker it is than the likest of another section.
    :ivar lacks_term: whether a rare term was asked for of which neither the known question nor its answer speaks: it
        asks something else then, however like it is.
    :ivar said: how much of what was asked the answer says, from 0 to 1.
    """

    like: float
    missing: float
    senses_missing: int
    narrower: bool
    is_first: bool
    length: int
    said: float
    lead: float
    lacks_term: bool = False

    @property
    def values(self) -> tuple[float, ...]:
        """The values that the regression weighs."""
        return (
            self.like,
            self.like * self.like,
            self.missing / RARE_WORD,
            float(min(self.senses_missing, MOST_SENSES)),
            float(self.narrower),
            float(self.is_first),
            min(self.length, MANY_WORDS) / MANY_WORDS,
            self.said,
            self.lead,
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


def signs(plan: Plan, pair: Pair, *, is_first: bool, like: float, narrower: bool, lead: float) -> Signs:
    """The signs for a known question."""
    compared, known = pair.likeness, pair.known
    said = {stem(word) for word in words(pair.answer)}
    missing = list(compared.missing(known, said))
    asked, its = list(plan.typed), words(pair.question)
    mine, other = _senses(asked), _senses(its)
    return Signs(
        like=like,
        missing=max((weight for _, weight in missing), default=0.0),
        lacks_term=any(weight >= RARE_WORD and each in pair.terms for each, weight in missing),
        senses_missing=len(mine - other - _senses(words(pair.answer))),
        narrower=narrower,
        is_first=is_first,
        length=sum(word not in STOP_WORDS for word in asked),
        said=compared.share(said),
        lead=lead,
    )


def is_whole(compared: Likeness, known: Known, question: str) -> bool:
    """Whether words that ask nothing by themselves are the whole of a known question, which asks what that is: "hand
    limit" is "what is the hand limit", and not "can the hand limit be changed"."""
    has_more = any(each not in compared.counts_as and each not in ASKING_WHAT for each, _ in known.stems)
    return not has_more and wanted(words(question)) in DEFINING


def denies(plan: Plan, question: str) -> bool:
    """Whether only one of what was asked and a known question has a negation: one asks the contrary of the other."""
    return (NEGATION in _senses(plan.typed)) != (NEGATION in _senses(words(question)))


def verdict_of_another(plan: Plan, question: str, answer: str) -> bool:
    """Whether a yes or no would be told to who asks whether, and the known question does not say whether what.

    "Back row needs a front row site" has a yes, and "can I play a site into the back row first" has not.
    """
    asks_whether = wanted(plan.typed) is Wanted.YES_OR_NO and wanted(words(question)) is not Wanted.YES_OR_NO
    return asks_whether and VERDICT.match(answer) is not None


def _senses(said: Iterable[str]) -> frozenset[int]:
    return frozenset(SENSES[word] for word in said if word in SENSES)
