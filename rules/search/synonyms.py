"""Players' words for what the rules call by another name: the reviewed list in ``synonyms.yaml``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from rules.search.analysis import STOP_WORDS, stem, words

FILE = Path(__file__).with_name("synonyms.yaml")
DEFAULT_WEIGHT = 0.7


class SynonymFaultError(ValueError):
    """The synonym file cannot be read as it is; the message names the entry and what is wrong."""


@dataclass(frozen=True)
class Meaning:
    """A word or phrase of the rules that stands for what a player said, and how much it counts beside that."""

    words: tuple[str, ...]
    weight: float


@dataclass(frozen=True)
class Synonyms:
    """The list, by the stems of what players say; word groups are kept without their stop words."""

    meanings: dict[tuple[str, ...], tuple[Meaning, ...]]
    longest: int

    def of(self, word: str) -> tuple[Meaning, ...]:
        """What a single word may mean."""
        return self.meanings.get((stem(word),), ())

    def of_groups(self, said: Sequence[str]) -> Iterable[tuple[Meaning, ...]]:
        """What groups of neighbouring words in a query may mean."""
        stems = [stem(word) for word in said]
        for length in range(2, self.longest + 1):
            for start in range(len(stems) - length + 1):
                if found := self.meanings.get(tuple(stems[start : start + length])):
                    yield found


@cache
def synonyms() -> Synonyms:
    """The list as it is in the file, read once."""
    return read(FILE)


def read(path: Path) -> Synonyms:
    """A synonym file.

    :raises SynonymFaultError: if an entry is not as the head of the file says.
    """
    entries = yaml.safe_load(path.read_text(encoding="utf-8"))
    found: dict[tuple[str, ...], dict[tuple[str, ...], Meaning]] = {}
    for place, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict) or not entry.get("say") or not entry.get("mean") or entry.keys() - _FIELDS:
            raise SynonymFaultError(f"{path.name}, entry {place}: needs say and mean, and may have as: {entry!r}")
        weight = float(entry.get("as", DEFAULT_WEIGHT))
        if not 0 < weight <= 1:
            raise SynonymFaultError(f"{path.name}, entry {place}: as: {weight} is not above 0 and up to 1")
        for said in entry["say"]:
            key = tuple(stem(word) for word in words(str(said)) if word not in STOP_WORDS)
            if not key:
                raise SynonymFaultError(f"{path.name}, entry {place}: {said!r} has no word that is searched for")
            for meaning in entry["mean"]:
                meant = tuple(words(str(meaning)))
                found.setdefault(key, {}).setdefault(meant, Meaning(meant, weight))
    by_stems = {key: tuple(meanings.values()) for key, meanings in found.items()}
    return Synonyms(by_stems, max((len(key) for key in by_stems), default=1))


_FIELDS = {"say", "mean", "as"}
