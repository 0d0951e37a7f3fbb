"""Writing a value in words, by the same templates that are read."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from rules.engine.kernel.language.catalogue import Catalogue, Cell, Production, number_fits
from rules.engine.kernel.language.constructs import CatalogueError, fields_of
from rules.engine.kernel.language.reader import SENTENCES, STOPS
from rules.engine.kernel.language.references import Mark

NO_SPACE_BEFORE: Final = re.compile(r" (?=[,.;)!?]|:(?!:)|'s?(?:\s|$))")
NO_SPACE_AFTER: Final = re.compile(r"(?<=\() |(?<=(?<!\S)[+-]) (?=\d|X\b|x\b)")
QUOTED: Final = re.compile(r'" ([^"]*) "')
STARTS: Final = re.compile(r'(?:^|(?<=[.!?] )|(?<=:: )|(?<= "))["(]?[a-z]')


def render(catalogue: Catalogue, value: object, sort: type, form: str = "*") -> str:
    """The words of a value, as its first fitting templates say it.

    :raises CatalogueError: if no template says it: the lints of a catalogue find such a field.
    """
    words = _Renderer(catalogue).cell(catalogue.cell(sort, form), value)
    if words is None:
        raise CatalogueError(f"no template says {value!r} as {sort.__name__}")
    return in_sentences(" ".join(words))


def in_sentences(words: str) -> str:
    """Words with the spaces and capitals of sentences.

    >>> in_sentences("this attack gets + 3 speed . your opponent 's hand")
    "This attack gets +3 speed. Your opponent's hand"
    """
    spaced = NO_SPACE_AFTER.sub("", NO_SPACE_BEFORE.sub("", words))
    return STARTS.sub(lambda match: match[0].upper(), QUOTED.sub(r'"\1"', spaced))


class _Renderer:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.memory: dict[tuple[int, int], list[str] | None] = {}
        self.kept: list[object] = []

    def cell(self, cell: Cell, value: object) -> list[str] | None:
        key = (cell.index, id(value))
        if key not in self.memory:
            # The memory goes by identity: what it is about has to stay alive.
            self.kept.append(value)
            self.memory[key] = self._list(cell, value) if cell.item is not None else self._one(cell, value)
        return self.memory[key]

    def _one(self, cell: Cell, value: object) -> list[str] | None:
        if cell.named is not None:
            return [value] if isinstance(value, str) else None
        if isinstance(value, int) and not isinstance(value, Enum):
            return [str(value)] if int in cell.kinds and number_fits(value, cell.form) else None
        # What is for reading only is written where nothing else says it in this form.
        for production in sorted(cell.productions, key=lambda each: each.way.read_only):
            words = self._said(production, value)
            if words is not None:
                return words
        return None

    def _list(self, cell: Cell, value: object) -> list[str] | None:
        if not isinstance(value, tuple) or not value or cell.item is None or cell.listed is None:
            return None
        said: list[list[str]] = []
        for each in value:
            words = self.cell(cell.item, each)
            if words is None:
                return None
            said.append(words)
        if cell.listed in ("set", "seq", "sentences"):
            stop = ["."] if cell.listed == SENTENCES else []
            return [word for words in said for word in [*words, *([] if words[-1] == '"' else stop)]]
        last = [STOPS.get(cell.listed) or cell.listed.split("-")[0]]
        made = list(said[0])
        for n, words in enumerate(said[1:], start=2):
            made += [*(last if n == len(said) or cell.listed in STOPS else [","]), *words]
        return made

    def _said(self, production: Production, value: object) -> list[str] | None:
        """The words of one production, if it says this value: all of it, and nothing else."""
        if production.constant is not None:
            if production.constant is not value:
                return None
            return [each for each in production.items if isinstance(each, str)]
        if type(value) is not production.construct:
            return None
        for name, construct in production.nested.items():
            if type(getattr(value, name)) is not construct:
                return None
        said = {*production.paths, *production.fixed}
        for path, fixed in production.fixed.items():
            if _at(value, path) != fixed:
                return None
        for prefix, owner in [((), production.construct), *(((n,), each) for n, each in production.nested.items())]:
            for name, takes in fields_of(owner).items():
                path = (*prefix, name)
                left_out = path not in said and name not in production.nested and Mark not in takes.kinds
                if left_out and _at(value, path) != takes.default:
                    return None
        slots = [item for item in production.items if isinstance(item, Cell)]
        parts = self._parts(production, slots, value)
        if parts is None:
            return None
        words: list[str] = []
        filled = zip(slots, parts, strict=True)
        for item in production.items:
            said_so = [item] if isinstance(item, str) else self.cell(*next(filled))
            if said_so is None:
                return None
            words += said_so
        return words

    def _parts(self, production: Production, slots: list[Cell], value: object) -> list[object] | None:
        """What stands in each slot. A list that has two slots is divided: each of it goes where it can be said."""
        parts = [_at(value, path) for path in production.paths]
        for path in {each for each in production.paths if production.paths.count(each) > 1}:
            places = [n for n, each in enumerate(production.paths) if each == path]
            whole = parts[places[0]]
            divided: dict[int, list[object]] = {n: [] for n in places}
            for each in whole if isinstance(whole, tuple) else ():
                fitting = [n for n in places if (item := slots[n].item) and self.cell(item, each) is not None]
                if not fitting:
                    return None
                divided[fitting[-1]].append(each)
            for n, mine in divided.items():
                parts[n] = tuple(mine)
        return parts


def _at(value: object, path: tuple[str, ...]) -> object:
    for name in path:
        value = getattr(value, name)
    return value
