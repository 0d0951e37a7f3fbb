"""The resource pool of a player (2.1, 4.3.1)."""

from __future__ import annotations

from rules.engine.rules_text import EDGE, STATE
from rules.engine.state import Game
from rules.engine.symbols import Symbols


def pool(game: Game, player: str) -> Symbols:
    """What the cards provide that a player controls, and those in the player's smoked pile."""
    table: dict[str, Symbols] | None = game.cache.get("pools")
    if table is None:
        table = game.cache["pools"] = {}
    found = table.get(player)
    if found is None:
        owner = game.players[player]
        provided = [owner.resources]
        for card in game.controlled(player):
            # 4.3.1: a Character or Site provides from the moment it enters play; 4.3: Edges and States must resolve.
            if card.resolved or card.text.type not in (EDGE, STATE):
                # A face-down Site shows nothing (4.3.3).
                provided.append(card.text.face.provides if card.face_up else Symbols())
        provided += [game.cards[each].text.face.provides for each in owner.smoked]
        found = table[player] = Symbols.total_of(provided)
    return found
