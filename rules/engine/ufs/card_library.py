"""The cards that an evaluation may name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.ufs.model.cards import CardFacts, card_key, card_of

MAX_CUSTOM = 60  # cards
CardKey = tuple[str, str, str]


class Library(Protocol):
    """What the engine asks of a library."""

    def find(self, title: str) -> CardFacts | None:
        """The card with this title and its marks, or the slug of it."""


class CardLibrary:
    """A library in memory. A title without marks also finds the only version that there is.

    >>> CardLibrary([]).find("Straight Jab") is None
    True
    """

    def __init__(self, cards: Iterable[CardFacts]) -> None:
        self._cards: dict[CardKey, CardFacts] = {}
        self._named: dict[str, list[CardFacts]] = {}
        for card in cards:
            self._cards[card_key(card.title)] = card
            self._named.setdefault(card_key(card.title)[0], []).append(card)

    def find(self, title: str) -> CardFacts | None:
        """The card with this title and its marks; by name alone if there is one of that name."""
        found = self._cards.get(card_key(title))
        if found is None:
            name, *marks = card_key(title)
            named = self._named.get(name, [])
            return named[0] if len(named) == 1 and not any(marks) else None
        return found

    def all(self) -> list[CardFacts]:
        """Every card."""
        return list(self._cards.values())


class WithCustom:
    """A library with the cards of one scenario before it (DESIGN 7, ``custom``)."""

    def __init__(self, library: Library, cards: Mapping[CardKey, CardFacts]) -> None:
        self._library = library
        self._cards = CardLibrary(cards.values())

    def find(self, title: str) -> CardFacts | None:
        """The card with this title."""
        return self._cards.find(title) or self._library.find(title)


def with_custom(library: Library, given: object, faults: list[str]) -> Library:
    """The library with the cards of a scenario's ``custom``; ``faults`` collects what is wrong with them."""
    top = Fields(given if isinstance(given, Mapping) else {}, "", faults)
    cards: dict[CardKey, CardFacts] = {}
    for i, raw in enumerate(top.items("custom", most=MAX_CUSTOM)):
        fields = Fields(raw, f"custom[{i}]", faults)
        if not isinstance(raw, Mapping):
            continue
        card = card_of(fields)
        key = card_key(card.title)
        if key in cards:
            fields.fault("title", f"{quoted(card.title)} is the title of another card of this list already")
        elif key[0]:
            cards[key] = card
    return WithCustom(library, cards) if cards else library


def of_game(library: Library) -> Library:
    """The cards of this game, where a library has those of several by the name of the game."""
    found: Library = getattr(library, "ufs", library)
    return found
