"""Cards as plain data: what is printed on a card, and what it is in one wording."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.model.symbols import Symbols

NONE = Symbols()

# A printed number, X, or nothing. X is a value of its own; nothing is not 0 (rulebook 2.1, 4.6).
Number = int | Literal["X"] | None


@dataclass(frozen=True)
class Face:
    """Everything a card says in one wording."""

    title: str
    type: str
    subtitle: str = ""
    text: str = ""
    cost: Number = None
    requires: Symbols = NONE
    provides: Symbols = NONE
    fighting: Number = None
    power: Number = None
    body: Number = None

    def __hash__(self) -> int:
        """Equal faces have the same title and text; the rest is left to the comparison."""
        return hash((self.title, self.text))


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
    """An erratum that a document states, and what the card is from ``day`` on; ``None`` is what does not change."""

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
        return replace(
            face,
            text=face.text if self.text is None else self.text,
            title=face.title if self.title is None else self.title,
            subtitle=face.subtitle if self.subtitle is None else self.subtitle,
        )
