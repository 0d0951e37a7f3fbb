"""What cannot be on a table, whoever has played what: a board that has it is refused at its place (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.engine.shadowfist.interface.scenario import Entry
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view import immunity, prohibitions
from rules.engine.shadowfist.view.control import rightful


def faults(game: Game, entries: Sequence[Entry], custom: Collection[str]) -> list[str]:
    """What is wrong with the cards in play, each at its place; of two cards it is the one that stands later.

    :param custom: the titles of the scenario's own cards, on which nothing is unknown.
    """
    found = []
    unique: set[str] = set()
    with_vehicle: set[str] = set()
    for entry in entries:
        card = game.cards[entry.id]
        if card.text.is_site and card.printed.face.body is None and card.title not in custom:
            text = f"the Body of {card.title} is not known: bring it as a card of the scenario (custom) with its body"
            found.append(f"{entry.place}: {text}")
        if not card.in_play:
            continue
        if card.face_up and "Unique" in card.text.restrictions:
            if card.title in unique:
                text = f"{card.title} is Unique, and another copy is face up: one at most stays in play (10.1.1, 5.5.1)"
                found.append(f"{entry.place}: {text}")
            unique.add(card.title)
        if (holder := rightful(game, card)) != card.controller:
            text = f"an effect gives {holder} control of {card.title} (7.4): list it under {holder}, with its owner"
            found.append(f"{entry.place}: {text}")
        if card.text.type == STATE and card.subject is not None:
            why = _why_not_on(game, card, game.cards[card.subject], with_vehicle)
            found += [f"{entry.place}: {why}"] if why else []
    return found


def _why_not_on(game: Game, state: Card, subject: Card, with_vehicle: set[str]) -> str | None:
    """What keeps a State from being on a card; a State's own "Play on" is asked as it is played only."""
    if "Vehicle" in state.text.restrictions:
        if subject.id in with_vehicle:
            return f"there is a Vehicle on {subject.title} already (10.1.1)"
        with_vehicle.add(subject.id)
    says = immunity.no_legal(game, co.LegalAs.SUBJECT, subject, state, state.controller or state.owner)
    if says is not None:
        whose = prohibitions.whose_text(says, subject)
        return f"{subject.title} is no legal subject for {state.title}: {whose} says so (7.6)"
    return None
