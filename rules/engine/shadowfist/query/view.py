"""What follows from a board besides what is printed, as far as phrases, amounts and conditions ask for it.

``continuous.view`` finds it out, and says so here: a question about a game is asked of the view of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query.game.state import Card, Game


class View(Protocol):
    """What is so of a game while its texts count. ``busy``: that is just being found out."""

    busy: bool

    def fighting(self, card_id: str) -> int:
        """The Fighting of a card in play."""

    def body(self, card_id: str) -> int:
        """The Body of a card in play."""

    def undamaged(self, card_id: str) -> int:
        """Its Fighting or Body as it would be without the damage on it."""

    def canceled(self, card_id: str) -> bool:
        """Whether the rules text of a card does not count."""

    def has(self, card_id: str, name: str) -> bool:
        """Whether a card has a special ability."""

    def designators(self, card_id: str) -> Sequence[str]:
        """The designators of a card."""

    def designated(self, card_id: str, phrase: str) -> bool:
        """Whether a designator fits a card."""

    def anyone_immune(self) -> bool:
        """Whether any text speaks of immunity (7.6)."""

    def unaffected(self, card: Card, source: Card, by: str | None = None) -> bool:
        """Whether a card is not affected by what a source does (7.6)."""

    def pool(self, player: str) -> Symbols:
        """The resources of a player (2.1)."""

    def sites_needed(self, player: str) -> int:
        """How many Feng Shui Sites a player still needs to win (3.1)."""

    def legal_subjects(self, state: Card, player: str) -> list[Card]:
        """The cards on which a player may play a State (4.3.4)."""


Maker = Callable[[Game], View]
_makers: list[Maker] = []


def made_by(maker: Maker) -> None:
    """Says what finds out the view of a game, once; it keeps it with the game."""
    _makers[:] = [maker]


def view_of(game: Game) -> View:
    """The view of a game."""
    found = game.cache.get("view")
    return found if found is not None else _makers[0](game)
