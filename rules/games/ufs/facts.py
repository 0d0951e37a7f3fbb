"""What the library has to know of UFS."""

from __future__ import annotations

from rules.engine import Citation
from rules.engine.shadowfist import most_recent
from rules.games.game import CopyLimit, DeckSize, Game
from rules.games.ufs.cards import GAME as SLUG
from rules.games.ufs.cards import UfsFace, card_facts, face_of
from rules.models.cards import Printing
from rules.models.ufs import UfsCharacteristics


def face(printing: Printing, has: UfsCharacteristics, text: str) -> UfsFace:
    """What a printing says."""
    return face_of(card_facts(printing, has, text))


def symbols(has: UfsCharacteristics) -> list[tuple[str, int, int]]:
    """Each symbol of a printing; symbols are only had, none is required."""
    return [(name, 0, 1) for name in dict.fromkeys(has.resources.split())]


GAME = Game(
    slug=SLUG,
    name="Universal Fighting System",
    order=1,
    copies=CopyLimit(4, Citation("ufs-rules-2010", "3.2")),
    # 3.1; the size of a sideboard stands in the glossary.
    deck=DeckSize(60, True, 8, Citation("ufs-rules-2010", "3.1"), Citation("ufs-rules-2010", "12")),
    price="difficulty",
    face=face,
    symbols=symbols,
    in_force=most_recent,
)
