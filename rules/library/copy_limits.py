"""How many copies of a title a deck may hold, and the rule that says so."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import Citation


@dataclass(frozen=True)
class CopyLimit:
    """At most so many copies of one title, by the rule cited."""

    copies: int
    citation: Citation


COPY_LIMITS = {
    "shadowfist": CopyLimit(5, Citation("shadowfist-rulebook-2000", "3.2")),
    "ufs": CopyLimit(4, Citation("ufs-rules-2010", "3.2")),
}


@dataclass(frozen=True)
class DeckSize:
    """At least so many cards, one of them a character, and a sideboard of exactly so many, by the rules cited."""

    least: int
    character: bool
    sideboard: int
    citation: Citation
    sideboard_citation: Citation


# UFS 3.1; the size of a sideboard stands in the glossary.
DECK_SIZES = {"ufs": DeckSize(60, True, 8, Citation("ufs-rules-2010", "3.1"), Citation("ufs-rules-2010", "12"))}


def max_copies(game: str, *, unlimited: bool) -> int | None:
    """The copies of a title that a deck of this game may hold; ``None`` for any number, or where no rule is known."""
    limit = COPY_LIMITS.get(game)
    return None if unlimited or limit is None else limit.copies
