"""The wordings of a card, and which of them a copy on the table is played with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules import interactions
from rules.engine.shadowfist import DEFAULT_RULESET, Face, ruleset, wording_of

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
        found.setdefault(_key(printed.face), Wording(printed.set_code, printed.set_name, printed.face))
    return list(found.values())[:MAX_WORDINGS]


def compared(titles: list[str]) -> dict[str, list[str | int]]:
    """The printings that stand for the wordings of each card that has several, by title."""
    found = {title: [each.printing for each in wordings(title)] for title in titles}
    return {title: [*printings] for title, printings in found.items() if len(printings) > 1}


def of_today(title: str, board: Mapping[str, Any]) -> str:
    """The latest printing of a card, if it is worded otherwise than what is in force on a board; else nothing."""
    card = interactions.engine_library().find(title)
    if card is None:
        return ""
    latest = card.printings[-1]
    now = wording_of(card, ruleset(board.get("ruleset", DEFAULT_RULESET)))
    return "" if _key(now) == _key(latest.face) else latest.set_code


def _key(face: Face) -> tuple[object, ...]:
    """What a wording is told apart by."""
    return face.text, face.cost, face.fighting, face.body, face.subtitle


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
