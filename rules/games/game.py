"""What the library has to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Citation
from rules.engine.shadowfist import Effective, Face
from rules.models.cards import Printing


@dataclass(frozen=True)
class CopyLimit:
    """At most so many copies of one title, by the rule cited."""

    copies: int
    citation: Citation


@dataclass(frozen=True)
class DeckSize:
    """At least so many cards, one of them a character, and a sideboard of exactly so many, by the rules cited."""

    least: int
    character: bool
    sideboard: int
    citation: Citation
    sideboard_citation: Citation


@dataclass(frozen=True)
class Game:
    """The facts of a game. Its slug is also what the characteristics of a printing are called (``printing.ufs``)."""

    slug: str
    name: str
    order: int
    copies: CopyLimit
    deck: DeckSize | None
    price: str  # the characteristic that the curve of a deck counts
    face: Callable[[Printing, Any, str], Face]  # what a printing says: its characteristics, and the text it has
    symbols: Callable[[Any], Sequence[tuple[str, int, int]]]  # each of a printing's: how many it requires, and provides
    in_force: Callable[..., Effective]  # the wording that a copy must be played with
