"""What a format writes: so many copies of a card, with what may stand beside them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.library.decks.deck_list import DECK, MAYBE, SIDEBOARD

NAMES = {DECK: "Deck", SIDEBOARD: "Sideboard", MAYBE: "Maybeboard"}


@dataclass(frozen=True, slots=True)
class Copies:
    """So many copies of a card of a part of a deck, with set and type where they are known."""

    count: int
    title: str
    part: str = DECK
    type: str = ""
    cost: str = ""
    set_code: str = ""


def parts(copies: list[Copies]) -> list[tuple[str, list[Copies]]]:
    """The copies of each part that there is, with its name."""
    found = [(NAMES[part], [each for each in copies if each.part == part]) for part in NAMES]
    return [(name, of) for name, of in found if of]
