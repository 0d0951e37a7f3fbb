"""Finding examples by what one would ask: their words weighed by how rare they are, the likest first."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log
from typing import Generic, TypeVar

Entry = TypeVar("Entry")

MIN_STEM = 4  # letters that a word and its inflections share
MAX_WORDS = 20
# A partial match counts if it has that much of what the best one has.
NEAR = 0.6


def words_of(text: str) -> list[str]:
    """The words of a text: letters, and numbers with their points as sections have them."""
    return re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+(?:\.\w+)*", text.casefold())


# What questions are made of and examples are not about.
ASKING = frozenset(
    words_of(
        "a an and any are as at be but by can could do does for from happens have has how i if in into is it its may "
        "me my not of on or our s so than that the their them then there they this to up was we what when where which "
        "while who why will with would you your character characters card cards someone opponent opponents"
    )
)


@dataclass(frozen=True)
class Found(Generic[Entry]):
    """What a query leads to, the likest first; ``all`` tells whether they have every one of its words."""

    entries: list[Entry]
    all: bool


class Finder(Generic[Entry]):
    """An index of entries by their words, each with a weight."""

    def __init__(self, entries: Iterable[tuple[Entry, Mapping[str, float]]]) -> None:
        self._entries: list[Entry] = []
        self._weights: dict[str, dict[int, float]] = defaultdict(dict)
        for number, (entry, texts) in enumerate(entries):
            self._entries.append(entry)
            for text, weight in texts.items():
                for word in words_of(text):
                    known = self._weights[word]
                    known[number] = max(weight, known.get(number, 0.0))

    def find(self, query: str) -> Found[Entry]:
        """The entries with all words of a query; where there is none, those with the most telling ones."""
        given = list(dict.fromkeys(words_of(query)))[:MAX_WORDS]
        words = [word for word in given if word not in ASKING] or given
        scores: dict[int, float] = defaultdict(float)
        having: dict[int, int] = defaultdict(int)
        for word in words:
            matches = self._matches(word)
            rarity = log(1 + len(self._entries) / max(1, len(matches)))
            for number, weight in matches.items():
                scores[number] += weight * rarity
                having[number] += 1
        whole = [number for number in scores if having[number] == len(words)]
        best = max(scores.values(), default=0.0)
        chosen = whole or [number for number, score in scores.items() if score >= NEAR * best]
        chosen.sort(key=lambda number: (-scores[number], number))
        return Found([self._entries[number] for number in chosen], bool(whole))

    def _matches(self, word: str) -> dict[int, float]:
        """The entries with a word or an inflection of it."""
        found: dict[int, float] = {}
        for known, numbers in self._weights.items():
            if known == word:
                share = 1.0
            elif known.startswith(f"{word}.") or (len(word) >= MIN_STEM and known.startswith(word)):
                share = 0.9
            elif len(known) >= MIN_STEM and word.startswith(known) and len(word) - len(known) <= 3:
                share = 0.8
            else:
                continue
            for number, weight in numbers.items():
                found[number] = max(weight * share, found.get(number, 0.0))
        return found
