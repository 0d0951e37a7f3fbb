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
FAMILY_WEIGHT = 0.9
FIELDS = {"say", "mean", "as"}


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
    families: dict[str, tuple[str, ...]]
    longest: int

    def of(self, word: str) -> tuple[Meaning, ...]:
        """What a single word may mean, the rest of its family first."""
        own = stem(word)
        family = self.families.get(own, (word,))
        kin = [Meaning((other,), FAMILY_WEIGHT) for other in family if stem(other) != own]
        meant = [meaning for member in family for meaning in self.meanings.get((stem(member),), ())]
        best: dict[tuple[str, ...], Meaning] = {}
        for meaning in (*kin, *meant):
            best.setdefault(tuple(map(stem, meaning.words)), meaning)
        return tuple(best.values())

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
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(content, dict) or content.keys() - {"families", "synonyms"}:
        raise SynonymFaultError(f"{path.name}: must be a mapping with families and synonyms")
    meanings = _meanings(path.name, content.get("synonyms") or [])
    families = _families(path.name, content.get("families") or [])
    return Synonyms(meanings, families, max((len(key) for key in meanings), default=1))


def _meanings(file: str, entries: Iterable[object]) -> dict[tuple[str, ...], tuple[Meaning, ...]]:
    found: dict[tuple[str, ...], dict[tuple[str, ...], Meaning]] = {}
    for place, entry in enumerate(entries, start=1):
        where = f"{file}, synonym {place}"
        if not isinstance(entry, dict) or not entry.get("say") or not entry.get("mean") or entry.keys() - FIELDS:
            raise SynonymFaultError(f"{where}: needs say and mean, and may have as: {entry!r}")
        weight = float(entry.get("as", DEFAULT_WEIGHT))
        if not 0 < weight <= 1:
            raise SynonymFaultError(f"{where}: as: {weight} is not above 0 and up to 1")
        for said in entry["say"]:
            key = tuple(stem(word) for word in words(str(said)) if word not in STOP_WORDS)
            if not key:
                raise SynonymFaultError(f"{where}: {said!r} has no word that is searched for")
            for meaning in entry["mean"]:
                meant = tuple(words(str(meaning)))
                found.setdefault(key, {}).setdefault(meant, Meaning(meant, weight))
    return {key: tuple(meanings.values()) for key, meanings in found.items()}


def _families(file: str, entries: Iterable[object]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for place, entry in enumerate(entries, start=1):
        if not isinstance(entry, list) or len(entry) < 2:
            raise SynonymFaultError(f"{file}, family {place}: needs two words or more: {entry!r}")
        family = tuple(str(word) for word in entry)
        for word in family:
            if stem(word) in found:
                raise SynonymFaultError(f"{file}, family {place}: {word!r} is in a family already")
        found |= {stem(word): family for word in family}
    return found
