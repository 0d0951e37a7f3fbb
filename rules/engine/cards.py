"""Cards as plain data: what is printed on a card, and what it is in one wording."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from rules.engine.symbols import Symbols

# A printed number, X, or nothing. X is a value of its own; nothing is not 0 (rulebook 2.1, 4.6).
Number = int | Literal["X"] | None


@dataclass(frozen=True)
class Citation:
    """A place in a document: ``Citation("shadowfist-rulebook-2000", "9.2")``."""

    document: str
    section: str

    def __str__(self) -> str:
        return f"{self.document}/{self.section}"


@dataclass(frozen=True)
class Reason:
    """One step of an explanation, and where it is written."""

    text: str
    citation: Citation | None = None


@dataclass(frozen=True)
class Face:
    """Everything a card says in one wording."""

    title: str
    type: str
    subtitle: str = ""
    text: str = ""
    cost: Number = None
    requires: Symbols = Symbols()
    provides: Symbols = Symbols()
    fighting: Number = None
    power: Number = None
    body: Number = None


@dataclass(frozen=True)
class Printed:
    """A card as one set printed it.

    ``order`` is the set's place in the order of release, ``released`` its first day where that is known, ``numeral``
    the errata numeral in its circle.
    """

    face: Face
    set_code: str
    set_name: str
    order: int
    released: date | None = None
    numeral: int | None = None
    play_as_printed: bool = False

    def released_by(self, day: date | None) -> bool:
        """Whether it was out on a day; ``None`` is the present, and an unknown date counts as out."""
        return day is None or self.released is None or self.released <= day


@dataclass(frozen=True)
class Change:
    """An erratum or clarification that a document states, and what the card is from ``day`` on (``None``: no change)."""

    citation: Citation
    day: date
    status: str
    change: str
    text: str | None = None
    title: str | None = None
    subtitle: str | None = None

    @property
    def changes_card(self) -> bool:
        """Whether it changes what the card is, and does not only explain it."""
        return (self.text, self.title, self.subtitle) != (None, None, None)

    def applied_to(self, face: Face) -> Face:
        """The face with this change."""
        named = {"text": self.text, "title": self.title, "subtitle": self.subtitle}
        return replace(face, **{name: value for name, value in named.items() if value is not None})
