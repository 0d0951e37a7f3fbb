"""The numbers and formulas of the ranking, shared by the backends: BM25F with a factor for coverage.

A word's *impact* on an entry is its saturated frequency over the fields (BM25F: fields are weighted, and their lengths
evened out, before saturation). A leaf's score is its rarity times the best impact of its alternatives. The sum over
the leaves is multiplied by how much of the query the entry covers, and by the entry's own weight.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log


@dataclass(frozen=True)
class Field:
    """A field of an entry: how much a word in it counts, and how far its length matters (BM25's b).

    ``length`` is the usual one, in words: the same whatever is imported, so that nothing ranks otherwise for it.
    """

    name: str
    weight: float
    b: float
    length: float


FIELDS = (
    Field("title", 4.0, 0.5, 3.2),
    Field("terms", 2.0, 0.3, 4.5),
    Field("headings", 0.8, 0.3, 5.0),
    Field("body", 1.0, 0.6, 50.0),
    Field("questions", 1.5, 0.6, 12.0),
)
K1 = 2.0
# Damps how much rarer words count more: a question's rarest word is often not what it is about.
RARITY = 0.8
# How strongly an entry that has all of the query is preferred to one that repeats a part of it.
COVERAGE = 1.0
# Of a list of words, an entry must have this much, counted by rarity, to be a hit at all.
MINIMUM = 0.3
# What the second-best entry of a target adds to the score of its best.
SECOND = 0.4

# How much a word counts that questions are made of (can, several, take), beside one that names a subject.
WEAK = 0.2
# How much it counts that an entry has exactly the query for its title: as much as a rare word in it, times this.
TITLE = 0.8
# What a title adds to a score, as a share of the best score without: one that is exactly the query (a term's before
# all, a card's before all that is said about the card), one that begins with it. One that only has its words is worth
# so much more.
EXACT, EXACT_CARD, EXACT_TERM, BEGINS, WORDS_IN_TITLE = 1.0, 4.0, 5.0, 1.0, 1.3
# Where a game is named or meant, so much of what another says. Where none is, the best of another game comes second
# from this share of the first hit's score on.
OTHER_GAME, FAIR = 0.3, 0.7
# Cards answer no questions.
CARD_IN_QUESTION = 0.3
# Of the score of a target's texts and that of the best question that it answers, the better one counts whole, and of
# the other this much.
QUESTION_BESIDE = 0.6


def saturated(frequency: float) -> float:
    """The impact of a weighted frequency."""
    return frequency * (K1 + 1) / (frequency + K1)


def rarity(entries_with: int, entries: int) -> float:
    """The inverse document frequency, damped; above 0 also for a word that is in most entries."""
    return float(log(1 + (entries - entries_with + 0.5) / (entries_with + 0.5)) ** RARITY)
