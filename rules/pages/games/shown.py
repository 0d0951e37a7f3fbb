"""How the cards of a game are shown on pages. What there is of a game registers itself when the site starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist import Face, Symbols
from rules.library.badges import badges
from rules.models import Card, Printing
from rules.pages.art import picture

NEUTRAL = "neutral"  # the faction of a card that has none
NOTHING = mark_safe('<span class="none" title="none">–</span>')


@dataclass(frozen=True)
class Stat:
    """A characteristic with its value; ``name`` is what the style sheet knows it by."""

    name: str
    label: str
    value: str


@dataclass(frozen=True)
class Places:
    """Where the characteristics of a game stand: ``(name, label)`` each; those that a card lacks are left out."""

    cost: tuple[str, str]
    left: tuple[tuple[str, str], ...]
    right: tuple[tuple[str, str], ...]
    foot: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """The characteristics that have a place, and the keywords and symbols, which always have theirs."""
        placed = (self.cost, *self.left, *self.right, *self.foot)
        return frozenset({name for name, _ in placed} | {"keywords", "resources"})


@dataclass(frozen=True)
class DrawnHalf:
    """A half of a split card (UFS 2.6): its type, keywords, text and characteristics."""

    type: str
    lead: str
    text: str
    stats: tuple[Stat, ...]


@dataclass(frozen=True)
class DrawnCard:
    """A card as it is drawn.

    ``faction`` is the first resource symbol that it provides or requires, ``kind`` its type as a slug. ``needs`` are
    its resource conditions, ``gives`` what it provides, symbol by symbol. ``lead`` are restrictions and keywords, in
    the words of the card; ``text`` is the rest of its text.
    """

    game: str
    title: str
    type: str
    kind: str
    faction: str
    subtitle: str
    lead: str
    text: str
    url: str = ""
    cost: Stat | None = None
    left: tuple[Stat, ...] = ()
    right: tuple[Stat, ...] = ()
    foot: tuple[Stat, ...] = ()
    needs: tuple[SafeString, ...] = ()
    gives: tuple[SafeString, ...] = ()
    symbols: tuple[SafeString, ...] = ()
    halves: tuple[DrawnHalf, ...] = ()

    @property
    def picture(self) -> SafeString:
        """Its picture."""
        return picture(self.kind, self.title, self.subtitle)

    @property
    def band(self) -> str:
        """The type, empty where the subtitle says it (``Cop Event``)."""
        return "" if self.type.casefold() in self.subtitle.casefold() else self.type

    @property
    def has_column(self) -> bool:
        """Whether anything stands on its left edge."""
        return bool(self.cost or self.needs)


@dataclass(frozen=True)
class Difference:
    """A characteristic that is not the same on two faces; ``None`` before it for a first one."""

    label: str
    old: SafeString | str
    new: SafeString | str


def shown(value: object) -> SafeString | str:
    """A characteristic for a page: a number, X, symbols as badges, or a dash for none (which is not 0)."""
    if isinstance(value, Symbols):
        return badges(value) or NOTHING
    return NOTHING if value in (None, "") else str(value)


@dataclass(frozen=True)
class Reading:
    """The text as the checker runs it; ``whole`` says that it understands all of it."""

    abilities: Sequence[Mapping[str, Any]]
    whole: bool


@dataclass(frozen=True)
class DeckWords:
    """How the page of decks speaks of a game: a line of a list, and what its figures are of."""

    line: str
    curve: str
    price: str
    resources: str
    given: str


@dataclass(frozen=True)
class ShownGame:
    """What the pages show of a game's cards."""

    game: str
    kind: type[Face]  # what its wordings are
    templates: str  # the folder of its own parts of the pages, with a slash at its end
    sorts: Mapping[str, tuple[str, str]]  # what a list may be sorted by: label, and the direction that is wanted first
    draw: Callable[[Face, str], DrawnCard]  # a wording with its address
    differences: Callable[[Face, Face], list[Difference]]  # beside title, subtitle and type
    facts: Callable[[Face], list[tuple[str, str]]]  # what a wording has besides title and text, by labels
    beside: Callable[[Face], list[tuple[str, str]]]  # what of it is not drawn on the card
    reading: Callable[[Card, Face], Reading | None]
    numbers: Callable[[Printing], list[tuple[str, str]]]  # for a row of a list
    deck: DeckWords
    about: str  # what game it is, in a sentence
    begin: tuple[str, str]  # document and section that newcomers read first
    letters: Mapping[str, str] = field(default_factory=dict)  # that abilities begin with, and what they stand for
    many_numbers: bool = False  # whether those of a row need a line of their own


_SHOWN: dict[str, ShownGame] = {}


def register(shown: ShownGame) -> None:
    """Add a game; the first one is that of whoever names none."""
    _SHOWN[shown.game] = shown


def shown_games() -> list[ShownGame]:
    """All of them."""
    return list(_SHOWN.values())


def shown_game(game: str) -> ShownGame:
    """How a game is shown; one that is not known, like the first."""
    return _SHOWN.get(game) or next(iter(_SHOWN.values()))


def game_of(face: Face, game: str = "") -> ShownGame:
    """How a wording is shown: its kind tells its game, where it is not just a title."""
    return next((each for each in _SHOWN.values() if type(face) is each.kind and each.kind is not Face), None) or (
        shown_game(game)
    )


def stats(names: Iterable[tuple[str, str]], values: Mapping[str, object]) -> tuple[Stat, ...]:
    """Those that a card has: none printed is not 0."""
    found = ((name, label, values.get(name)) for name, label in names)
    return tuple(Stat(name, label, str(value)) for name, label, value in found if value not in (None, ""))


def in_words(value: object) -> str:
    """A characteristic in words, empty where the card has none."""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)
