"""Players' words for what the rules call by another name: ``fixtures/thesaurus``, a file a game, and one for all.

``fixtures/README.md`` describes the files.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

import yaml
from django.conf import settings

from rules.search.analysis import STOP_WORDS, stem, words
from rules.text.files import UnreadableError, read_text
from rules.text.yaml_text import read_yaml

logger = logging.getLogger(__name__)

DEFAULT_WEIGHT = 0.7
FAMILY_WEIGHT = 0.9
FIELDS = {"say", "mean", "as", "beside", "unless"}
SECTIONS = {"game", "names", "own", "families", "synonyms"}

Stems = tuple[str, ...]


class ThesaurusFaultError(ValueError):
    """A file cannot be read as it is; the message names the entry and what is wrong."""


@dataclass(frozen=True)
class Meaning:
    """A word or phrase of the rules that stands for what a player said, and how much it counts beside that.

    ``game`` is the only one in whose texts it does, ``beside`` the stems of which one must stand in the query,
    ``unless`` those of which none may.
    """

    words: tuple[str, ...]
    weight: float
    game: str = ""
    beside: frozenset[str] = frozenset()
    unless: frozenset[str] = frozenset()

    def fits(self, about: frozenset[str]) -> bool:
        """Whether this is meant in a query with these stems."""
        return (not self.beside or bool(self.beside & about)) and not self.unless & about


@dataclass(frozen=True)
class Group:
    """Neighbouring words of a query, from ``start`` up to ``end``, that mean something together."""

    start: int
    end: int
    meanings: tuple[Meaning, ...]

    def has(self, place: int) -> bool:
        return self.start <= place < self.end


@dataclass
class Thesaurus:
    """The files, by the stems of what players say; groups of words are kept without their stop words."""

    meanings: dict[Stems, list[Meaning]] = field(default_factory=dict)
    families: dict[str, tuple[str, ...]] = field(default_factory=dict)
    names: dict[tuple[str, ...], str] = field(default_factory=dict)  # of games, beside their slugs
    own: dict[Stems, str] = field(default_factory=dict)  # what only one game has, and which
    said: dict[str, int] = field(default_factory=dict)  # every word that players say, as it is written
    longest: int = 1

    @cached_property
    def said_stems(self) -> frozenset[str]:
        """The stems of every word that players say; ask when all files are added."""
        return frozenset(map(stem, self.said))

    def of(self, word: str, about: frozenset[str] = frozenset()) -> tuple[Meaning, ...]:
        """What a single word may mean in a query with the stems ``about``, the rest of its family first."""
        own = stem(word)
        family = self.families.get(own, (word,))
        kin = [Meaning((other,), FAMILY_WEIGHT) for other in family if stem(other) != own]
        meant = [m for member in family for m in self.meanings.get((stem(member),), ()) if m.fits(about - {own})]
        best: dict[tuple[Stems, str], Meaning] = {}
        for meaning in (*kin, *meant):
            best.setdefault((tuple(map(stem, meaning.words)), meaning.game), meaning)
        return tuple(best.values())

    def groups(self, said: Sequence[str]) -> list[Group]:
        """What neighbouring words in a query mean together."""
        stems = [stem(word) for word in said]
        about, found = frozenset(stems), []
        for length in range(2, self.longest + 1):
            for start in range(len(stems) - length + 1):
                group = tuple(stems[start : start + length])
                fitting = tuple(m for m in self.meanings.get(group, ()) if m.fits(about - set(group)))
                if fitting:
                    found.append(Group(start, start + length, fitting))
        return found

    def named(self, said: Sequence[str], games: Collection[str]) -> tuple[str, tuple[str, ...]]:
        """The only one of the games that the words name, empty if none or several, and the words without its name."""
        found: set[str] = set()
        left = list(said)
        names = self.names | {(slug,): slug for slug in games}
        for name in sorted(names, key=len, reverse=True):
            for start in range(len(left) - len(name), -1, -1):
                if names[name] in games and tuple(left[start : start + len(name)]) == name:
                    found.add(names[name])
                    del left[start : start + len(name)]
        return (found.pop(), tuple(left)) if len(found) == 1 and left else ("", tuple(said))

    def meant(self, said: Sequence[str], games: Collection[str]) -> str:
        """The only one of the games of which something is said that no other has; empty if none or several."""
        stems = tuple(map(stem, said))
        sizes = range(1, max(map(len, self.own), default=0) + 1)
        parts = (stems[start : start + size] for size in sizes for start in range(len(stems) - size + 1))
        found = {self.own[part] for part in parts if part in self.own} & set(games)
        return found.pop() if len(found) == 1 else ""

    def add(self, file: str, content: object) -> None:
        """Add what a file says.

        :raises ThesaurusFaultError: if an entry is not as ``fixtures/README.md`` says.
        """
        if not isinstance(content, dict) or content.keys() - SECTIONS:
            raise ThesaurusFaultError(f"{file}: must be a mapping with game, names, own, families and synonyms")
        game = str(content.get("game") or "")
        for name in content.get("names") or []:
            if not game or not words(str(name)):
                raise ThesaurusFaultError(f"{file}: names: {name!r} is no name, or there is no game that it names")
            self.names[tuple(words(str(name)))] = game
        for said in content.get("own") or []:
            if not game or not words(str(said)):
                raise ThesaurusFaultError(f"{file}: own: {said!r} has no word, or there is no game whose own it is")
            self.own[tuple(map(stem, words(str(said))))] = game
        self._add_families(file, content.get("families") or [])
        self._add_meanings(file, game, content.get("synonyms") or [])
        self.longest = max((len(key) for key in self.meanings), default=1)

    def _add_meanings(self, file: str, game: str, entries: Iterable[object]) -> None:
        for place, entry in enumerate(entries, start=1):
            where = f"{file}, synonym {place}"
            if not isinstance(entry, dict) or not entry.get("say") or not entry.get("mean") or entry.keys() - FIELDS:
                raise ThesaurusFaultError(f"{where}: needs say and mean, and may have as, beside, unless: {entry!r}")
            if not all(isinstance(entry.get(name, []), list) for name in FIELDS - {"as"}):
                raise ThesaurusFaultError(f"{where}: say, mean, beside and unless are lists: {entry!r}")
            weight = entry.get("as", DEFAULT_WEIGHT)
            weight = float(weight) if isinstance(weight, int | float) else weight
            if not isinstance(weight, float) or not 0 < weight <= 1:
                raise ThesaurusFaultError(f"{where}: as: {weight!r} is not above 0 and up to 1")
            beside, unless = (_stems(entry.get(name, [])) for name in ("beside", "unless"))
            for said in entry["say"]:
                spelt = [word for word in words(str(said)) if word not in STOP_WORDS]
                if not spelt:
                    raise ThesaurusFaultError(f"{where}: {said!r} has no word that is searched for")
                known = self.meanings.setdefault(tuple(map(stem, spelt)), [])
                known += [Meaning(tuple(words(str(m))), weight, game, beside, unless) for m in entry["mean"]]
                self.said |= dict.fromkeys(spelt, 1)

    def _add_families(self, file: str, entries: Iterable[object]) -> None:
        for place, entry in enumerate(entries, start=1):
            if not isinstance(entry, list) or len(entry) < 2:
                raise ThesaurusFaultError(f"{file}, family {place}: needs two words or more: {entry!r}")
            family = tuple(str(word) for word in entry)
            for word in family:
                if stem(word) in self.families:
                    raise ThesaurusFaultError(f"{file}, family {place}: {word!r} is in a family already")
            self.families |= {stem(word): family for word in family}


def thesaurus() -> Thesaurus:
    """The bundled one; an empty one, and a line in the log, where it cannot be read."""
    return _bundled(str(settings.LIBRARY_DIR))  # a path takes long to compare


@cache
def _bundled(library: str) -> Thesaurus:
    try:
        return read(Path(library) / "thesaurus")
    except ThesaurusFaultError:
        logger.exception("Searching without players' words")
        return Thesaurus()


def read(folder: Path) -> Thesaurus:
    """The files of a folder.

    :raises ThesaurusFaultError: if one cannot be read, or is not as ``fixtures/README.md`` says.
    """
    found = Thesaurus()
    for path in sorted(folder.glob("*.yaml")):
        try:
            content = read_yaml(read_text(path))
        except (UnreadableError, yaml.YAMLError, RecursionError) as error:
            raise ThesaurusFaultError(f"{path.name}: not readable as YAML: {error}") from error
        found.add(path.name, content)
    return found


def _stems(said: Iterable[object]) -> frozenset[str]:
    return frozenset(stem(word) for entry in said for word in words(str(entry)))
