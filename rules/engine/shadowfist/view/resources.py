"""The resource pool of a player (2.1, 4.3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import EDGE, STATE
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.view import statements


def pool(game: Game, player: str) -> Symbols:
    """What the cards provide that a player controls, and those in the player's smoked pile."""
    table = game.cache.get("pools")
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
        table[player] = Symbols.total_of(provided)  # What counts resources does not count what it provides itself.
        provided += _computed(game, player)
        provided += [game.cards[each].text.face.provides for each in owner.smoked]
        found = table[player] = Symbols.total_of(provided)
    return found


def _computed(game: Game, player: str) -> Iterator[Symbols]:
    """ "Provides X [Magic] resources": what the texts of a player's cards provide."""
    for active in statements.of(game, co.Provides):
        number = max(0, noted.amount(active.said.times, active.scope))
        given = dict.fromkeys(active.said.symbols, number)
        for card in noted.cards(active.said.cards, active.scope):
            if card.controller == player and statements.holds(active):
                yield Symbols.from_counts(given)
