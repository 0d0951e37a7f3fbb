"""The cards that an evaluation may name: their facts by title, and their texts compiled when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from rules.engine.kernel.slugs import slug as slug
from rules.engine.shadowfist.editions.rulesets import Ruleset
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.lowering.texts import read_abilities
from rules.engine.shadowfist.model.cards import Change, Face, Printed
from rules.engine.shadowfist.model.wordings import in_force

# What compiles a wording: ``lowering.texts.compile_card_text`` or what was stored of it.
Compile = Callable[[Face], Sequence[object]]


@dataclass(frozen=True)
class CardFacts:
    """A card: every printing of its title and every erratum to it. ``aliases`` are other spellings of the title."""

    title: str
    printings: tuple[Printed, ...]
    errata: tuple[Change, ...] = ()
    aliases: tuple[str, ...] = ()
    _in_force: dict[date | None, Face] = field(default_factory=dict, init=False, compare=False, repr=False)

    def in_force(self, day: date | None) -> Face:
        """The wording in force on a day when no copy is named; it is worked out once."""
        face = self._in_force.get(day)
        if face is None:
            face = self._in_force[day] = in_force(self.printings, self.errata, day).face
        return face


class UnknownPrintingError(KeyError):
    """A card has no printing of that set code or errata number; the message names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class Library(Protocol):
    """What the engine asks of a library. ``CardLibrary`` does it from plain data."""

    def find(self, title: str) -> CardFacts | None:
        """The card with this title, alias, or slug of either."""

    def compiled(self, face: Face) -> RulesText:
        """The rules text of a wording, compiled."""


def wording_of(card: CardFacts, ruleset: Ruleset, printing: str | int | None = None) -> Face:
    """What a copy says: as printed where ``printing`` names a set code or errata numeral, else what is in force.

    :raises UnknownPrintingError: if the card has no such printing.
    """
    if printing is None:
        return card.in_force(ruleset.day)
    wanted = str(printing).lower()
    for printed in card.printings:
        if wanted in (printed.set_code.lower(), str(printed.numeral)):
            return printed.face
    known = ", ".join(
        printed.set_code + (f" (errata {printed.numeral})" if printed.numeral else "") for printed in card.printings
    )
    raise UnknownPrintingError(f"{card.title} has no printing {printing!r}; it has {known}.")


class CardLibrary:
    """A library in memory.

    ``compile`` gives the abilities of a wording; it is asked once for each, when a card with that wording is used.
    """

    def __init__(self, cards: Iterable[CardFacts], compile_text: Compile) -> None:
        self._compile = compile_text
        self._texts: dict[Face, RulesText] = {}
        self._cards: dict[str, CardFacts] = {}
        aliases: dict[str, CardFacts] = {}
        for card in cards:
            self._cards[slug(card.title)] = card
            for alias in (*card.aliases, *(printed.face.title for printed in card.printings)):
                aliases.setdefault(slug(alias), card)
        for alias, card in aliases.items():
            self._cards.setdefault(alias, card)

    def find(self, title: str) -> CardFacts | None:
        """The card with this title, alias, or slug of either."""
        return self._cards.get(slug(title))

    def all(self) -> list[CardFacts]:
        """Every card, once."""
        return list({id(card): card for card in self._cards.values()}.values())

    def compiled(self, face: Face) -> RulesText:
        """The rules text of a wording, compiled."""
        text = self._texts.get(face)
        if text is None:
            text = self._texts[face] = read_abilities(face, tuple(self._compile(face)))
        return text
