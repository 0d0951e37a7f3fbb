"""How like what was asked is to the questions that sections are known to answer.

The score of a text says how much of the query it has. That a known question has little besides is another sign: who
asks nearly that question is answered there. Both are weighed: what of the query the question has, and what of the
question was asked, each counted by how rare its words are among all known questions. A word is the same as another
where the thesaurus knows one for the other, or both for the same thing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import repeat
from math import exp, log, sqrt

from rules.models import SearchKind
from rules.search.analysis import STOP_WORDS, WEAK_WORDS, stem, stems_of, words
from rules.search.index_reading import OpenIndex, Stems
from rules.search.intent import Wanted, differs, is_narrow, wanted
from rules.search.plan import Plan
from rules.search.thesaurus import thesaurus

# How much a word counts that questions are made of; a part of a phrase that a word stands for.
WEAK, PART = 0.3, 0.5
# What being like counts beside the score: the likest of a target's questions, and the second-likest. Fitted (softmax
# over what a query finds, ridge) on half of the questions with known answers and judged on the other, over and over.
LIKEST, SECOND_LIKEST = 0.5, 0.4
# How like a question is that wants another kind of answer: who asks how many is not told who.
WANTS_ANOTHER = 0.6
# And one that wants nothing in particular, to who asks how many, who, when or where.
WANTS_ANY = 0.7
FACTORS = {
    asked: {
        known: WANTS_ANOTHER if differs(asked, known) else WANTS_ANY if is_narrow(asked) and not known else 1.0
        for known in Wanted
    }
    for asked in Wanted
}
# So many of the best targets are compared.
COMPARED = 20

# A stem of known questions that stands for something, and how much it counts as that.
Standing = tuple[str, float]


@dataclass(frozen=True, slots=True)
class Known:
    """A known question: its stems without those that say nothing, each with how much it counts; and the kinds of
    answers that its parts want."""

    place: int
    stems: tuple[tuple[str, float], ...]
    whole: float
    wants: tuple[Wanted, ...]


class KnownQuestions:
    """The known questions of an index by their targets, and how rare each of their stems is."""

    def __init__(self, index: OpenIndex) -> None:
        said: dict[int, tuple[str, ...]] = {}
        self.by_words: dict[tuple[str, ...], list[int]] = {}  # the places of those that are these very words
        self.spelt: dict[str, str] = {}  # a word for every stem, as it is written
        weak: set[str] = set()
        found: Counter[str] = Counter()
        for place, question in index.questions():
            self.by_words.setdefault(tuple(words(question)), []).append(place)
            telling = [word for word in words(question) if word not in STOP_WORDS]
            stems = {stem(word): word for word in reversed(telling)}
            weak.update(each for each, word in stems.items() if word in WEAK_WORDS)
            for each, word in stems.items():
                self.spelt.setdefault(each, word)
            said[place] = tuple(reversed(stems))
            found.update(said[place])
        # Words that are terms by themselves, such as keywords.
        self.terms = {
            title[0]
            for facet, title in zip(index.facets, index.titles, strict=True)
            if len(title) == 1 and index.facet_values[facet][0] in (SearchKind.GLOSSARY, SearchKind.RULE)
        }
        self.number = len(said)
        self.having: dict[str, list[int]] = {}  # for each stem the places of the questions with it
        for place, those in said.items():
            for each in those:
                self.having.setdefault(each, []).append(place)
        self.rarities = {
            each: (WEAK if each in weak else 1.0) * log(1 + (self.number - count + 0.5) / (count + 0.5))
            for each, count in found.items()
        }
        self.of_target: dict[int, list[Known]] = {}
        for place, those in said.items():
            counted = tuple((each, self.rarities[each]) for each in those)
            known = Known(place, counted, sum(weight for _, weight in counted), _wants(index.records[place].question))
            self.of_target.setdefault(index.targets[place], []).append(known)
        self._standing: dict[str, dict[Stems, list[Standing]]] = {}

    def rarity(self, word: str) -> float:
        """How much a word of a query counts."""
        known = self.rarities.get(stem(word))
        return known if known is not None else (WEAK if word in WEAK_WORDS else 1.0) * log(2 * self.number + 2)

    def alike(self, one: str, other: str) -> float:
        """How like two questions are, from 0 to 1, by the words that both have."""
        mine, its = stems_of(one), stems_of(other)
        both, all_of = (sum(map(self.rarities.get, each, repeat(0.0))) for each in (mine & its, mine | its))
        return both / all_of if all_of else 0.0

    def share(self, one: str, other: str) -> float:
        """How much of a text another has, from 0 to 1, by the words of known questions."""
        mine, its = stems_of(one), stems_of(other)
        both, all_of = (sum(map(self.rarities.get, each, repeat(0.0))) for each in (mine & its, mine))
        return both / all_of if all_of else 0.0

    def standing(self, game: str) -> dict[Stems, list[Standing]]:
        """For what is looked for the stems that stand for it in a game's questions, and not only are it."""
        known = self._standing.get(game)
        if known is None:
            known = {}
            for each, word in self.spelt.items():
                for meaning in thesaurus().of(word):
                    if meaning.game in {"", game} and not meaning.beside:
                        known.setdefault(tuple(map(stem, meaning.words)), []).append((each, meaning.weight))
            self._standing[game] = known
        return known


class Likeness:
    """Compares one query with the known questions of a game."""

    def __init__(self, known: KnownQuestions, plan: Plan, game: str) -> None:
        self.factors = FACTORS[wanted(plan.typed)]
        self.leaves: list[float] = []
        self.asked: list[str] = []  # the stem of each
        # What each stem of a known question counts as: a leaf of the query, and how much.
        self.counts_as: dict[str, tuple[int, float]] = {}
        standing = known.standing(game)
        for leaf in plan.leaves:
            if not leaf.scored or leaf.extra:
                continue
            place = len(self.leaves)
            self.leaves.append(known.rarity(leaf.alternatives[0].words[0]))
            self.asked.append(stem(leaf.alternatives[0].words[0]))
            for alternative in leaf.alternatives:
                if alternative.game in {"", game}:
                    stems = tuple(map(stem, alternative.words))
                    share = alternative.weight * (1.0 if len(stems) == 1 else PART)
                    for part in stems:
                        self._add(part, place, share)
                    for other, weight in standing.get(stems, ()):
                        self._add(other, place, alternative.weight * weight)
        self.whole = sum(self.leaves) or 1.0
        # The places of the questions that have anything in common with the query.
        self.alike = set[int]().union(*(known.having.get(each, ()) for each in self.counts_as))

    def missing(self, question: Known, said: Collection[str]) -> Iterator[tuple[str, float]]:
        """Each thing that was asked and that neither the question nor these stems have, and how much it counts."""
        had = {self.counts_as[each][0] for each, _ in question.stems if each in self.counts_as}
        had |= {self.counts_as[each][0] for each in said if each in self.counts_as}
        return ((self.asked[place], weight) for place, weight in enumerate(self.leaves) if place not in had)

    def more(self, question: Known) -> float:
        """How much of a question was not asked, from 0 to 1."""
        return sum(weight for each, weight in question.stems if each not in self.counts_as) / (question.whole or 1.0)

    def share(self, said: Collection[str]) -> float:
        """How much of what was asked these stems say, from 0 to 1."""
        had = {self.counts_as[each][0] for each in said if each in self.counts_as}
        return sum(self.leaves[place] for place in had) / self.whole

    def _add(self, each: str, place: int, weight: float) -> None:
        if self.counts_as.get(each, (0, 0.0))[1] < weight:
            self.counts_as[each] = (place, weight)

    def of(self, question: Known, least: float = 0.0) -> float:
        """From 0, nothing in common, to 1, the same; 0 also for what is not above ``least``."""
        counts_as = self.counts_as
        factor = max(self.factors[want] for want in question.wants)
        shared = [(counts_as[each], weight) for each, weight in question.stems if each in counts_as]
        asked = sum([weight * counted[1] for counted, weight in shared]) / question.whole if shared else 0.0
        if factor * factor * asked <= least * least:
            return 0.0
        had: dict[int, float] = {}
        for (leaf, counted), _ in shared:
            if had.get(leaf, 0.0) < counted:
                had[leaf] = counted
        covered = sum(self.leaves[leaf] * counted for leaf, counted in had.items())
        return factor * sqrt(asked * covered / self.whole)


def _wants(question: str) -> tuple[Wanted, ...]:
    """What the parts of a known question want, as far as they say."""
    parts = dict.fromkeys(wanted(words(part)) for part in question.split(","))
    return tuple(part for part in parts if part) or (Wanted.ANY,)


def known_questions(index: OpenIndex) -> KnownQuestions:
    """The known questions of an index, kept with it."""
    if index.known_questions is None:
        index.known_questions = KnownQuestions(index)
    known: KnownQuestions = index.known_questions
    return known


@dataclass(frozen=True, slots=True)
class Likest:
    """How like the two likest questions of a target are to the query, and the place of the likest, if any is."""

    first: float = 0.0
    second: float = 0.0
    place: int | None = None

    @property
    def factor(self) -> float:
        """What the score of the target is multiplied with."""
        return exp(LIKEST * self.first + SECOND_LIKEST * self.second)


def likest(index: OpenIndex, plan: Plan, targets: Iterable[tuple[int, str]]) -> list[Likest]:
    """The likest questions of each of these targets; beside each stands its game."""
    known = known_questions(index)
    compared: dict[str, Likeness] = {}
    found = []
    for target, game in targets:
        if game not in compared:
            compared[game] = Likeness(known, plan, game)
        first = second = 0.0
        place = None
        for question in known.of_target.get(target, ()):
            if question.place not in compared[game].alike:
                continue
            like = compared[game].of(question, second)
            if like > first:
                first, second, place = like, first, question.place
            elif like > second:
                second = like
        found.append(Likest(first, second, place))
    return found
