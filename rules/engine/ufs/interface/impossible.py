"""What cannot be in a staging area, whoever has played what: a board that has it is refused at its place (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.kernel.steps import listing
from rules.engine.ufs.interface.scenario import Entry
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game


def faults(game: Game, entries: Sequence[Entry]) -> list[str]:
    """What is wrong with the cards in the staging areas, each at its place; of two it is the one that stands later."""
    found = []
    terrain: Card | None = None
    unique: list[Card] = []
    for entry in entries:
        card = game.cards[entry.id]
        if card.zone != "staging":
            continue
        only, name = numbers.only_of(card), game.character(card.controller).facts.name
        if only and name.lower() not in only:
            whose = listing([each.title() for each in only], "or")
            found.append(f"{entry.place}: {card.title} belongs to {whose}, and {card.controller} plays {name} (4.3.2)")
        if numbers.has_keyword(game, card, "terrain"):
            if terrain is not None:
                text = f"{card.title} is a Terrain, and so is {terrain.title}: there is one at most (2.14.2.9)"
                found.append(f"{entry.place}: {text}")
            terrain = card
        if numbers.has_keyword(game, card, "unique"):
            if any(each.controller == card.controller and each.is_same_card(card) for each in unique):
                text = f"{card.title} is Unique, and {card.controller} has another copy there (2.14.2.11)"
                found.append(f"{entry.place}: {text}")
            unique.append(card)
    return found
