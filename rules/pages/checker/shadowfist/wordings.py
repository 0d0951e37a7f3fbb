"""The wordings of a card, and which of them a copy on the table is played with."""

from __future__ import annotations

import json
from dataclasses import dataclass

from rules import interactions
from rules.engine.shadowfist import Face

MAX_WORDINGS = 8


@dataclass(frozen=True)
class Wording:
    """A wording that differs from the others of its card, with a printing that stands for it."""

    printing: str
    label: str
    face: Face


@dataclass(frozen=True)
class WordingChoice:
    """A wording that a copy may be given: ``value`` is the change to the board."""

    printing: str
    label: str
    value: str
    current: bool


def wordings(title: str) -> list[Wording]:
    """The distinct wordings of a card in the order of their first printings; none for an unknown card."""
    card = interactions.engine_library().find(title)
    found: dict[tuple[object, ...], Wording] = {}
    for printed in card.printings if card else ():
        face = printed.face
        key = (face.text, face.cost, face.fighting, face.body, face.subtitle)
        found.setdefault(key, Wording(printed.set_code, printed.set_name, face))
    return list(found.values())[:MAX_WORDINGS]


def compared(titles: list[str]) -> dict[str, list[str | int]]:
    """The printings that stand for the wordings of each card that has several, by title."""
    found = {title: [each.printing for each in wordings(title)] for title in titles}
    return {title: [*printings] for title, printings in found.items() if len(printings) > 1}


def choices(card_id: str, title: str, printing: str | int | None, face: Face | None) -> list[WordingChoice]:
    """The wordings among which a copy can be changed; none where there is one only.

    :param printing: the printing that the scenario names for the copy; ``None`` is the wording in force.
    """
    several = wordings(title)
    if len(several) < 2:
        return []
    ways = [("", "in force in this edition", printing is None)]
    ways += [(each.printing, each.label, printing is not None and each.face == face) for each in several]
    return [
        WordingChoice(code, label, json.dumps({"op": "set", "card": card_id, "printing": code}), current)
        for code, label, current in ways
    ]
