"""A card of UFS that a visitor invents: as an entry of ``custom`` (DESIGN 7a), drawn, and as its text is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from rules import interactions
from rules.engine import slug
from rules.engine.ufs import (
    BLOOD_TYPES,
    CARD_TYPES,
    CHARACTER,
    GENDERS,
    MAX_TEXT,
    OF_ATTACKS,
    OF_CHARACTERS,
    SYMBOLS,
    ZONES,
    CardFacts,
    with_custom,
)
from rules.games.ufs import reading
from rules.games.ufs.cards import GAME, face_of
from rules.interactions.ufs import ufs_library
from rules.pages.checker.edits import begun_with
from rules.pages.checker.games import OnBoard
from rules.pages.checker.ufs import editing
from rules.pages.checker.ufs.position import facts
from rules.pages.drawn import of_face
from rules.pages.games.shown import DrawnCard

Scenario = dict[str, Any]
TEXTS = ("title", "text", "gender", "height", "weight", "blood_type", "block_zone", "attack_zone")
NUMBERS = ("difficulty", "control", "block_modifier", "speed", "damage", "hand_size", "vitality")
FIELDS = (*TEXTS, "type", *NUMBERS, "resources", "keywords")
# Commas within the parentheses of a keyword are its own: ``Combo: (Punch, High)``.
COMMA = re.compile(r",(?![^(]*\))")
NUMBER = re.compile(r"[-−+]?[0-9]{1,5}")
# To begin with, for whoever has none in mind.
SAMPLE = {
    "title": "Scaffold Drop",
    "type": "attack",
    "difficulty": "4",
    "control": "3",
    "resources": "fire, order",
    "speed": "3",
    "attack_zone": "high",
    "damage": "5",
    "block_zone": "mid",
    "block_modifier": "2",
    "keywords": "Kick",
    "text": "E Commit 1 foundation: This attack gets +2 damage.",
}


@dataclass
class Invented:
    """An invented card; ``facts`` is none as long as something is wrong with it, which ``faults`` say by field."""

    values: dict[str, str]
    card: Scenario = field(default_factory=dict)
    facts: CardFacts | None = None
    abilities: list[reading.Ability] = field(default_factory=list)
    whole: bool = True
    faults: list[str] = field(default_factory=list)

    types = CARD_TYPES
    zones = ZONES
    genders = GENDERS
    blood_types = BLOOD_TYPES
    symbols = SYMBOLS

    @property
    def drawn(self) -> DrawnCard | None:
        """The card as it is drawn."""
        return of_face(face_of(self.facts), GAME) if self.facts else None

    @property
    def title(self) -> str:
        """Its title."""
        return self.facts.title if self.facts else ""


def invented(query: QueryDict) -> Invented:
    """The card that a form describes; without a title, the sample to begin with."""
    given = {name: query.get(name, "")[:MAX_TEXT].replace("\0", "").strip() for name in FIELDS}
    values = begun_with(given, SAMPLE)
    found = Invented({**values, "type": values["type"] or CARD_TYPES[1]})
    found.card = _card(found.values)
    library = with_custom(ufs_library().library, {"custom": [found.card]}, found.faults)
    found.faults = [each.removeprefix("custom[0].") for each in found.faults]
    if not found.faults:
        found.facts = library.find(str(found.card["title"]))
    if found.facts is not None:
        found.abilities = reading.abilities(found.facts)
        found.whole = reading.is_whole(found.facts)
    return found


def _card(values: Mapping[str, str]) -> Scenario:
    """The entry of ``custom``; what its type does not have is left out, so that one type can be tried after another."""
    card: Scenario = {"title": values.get("title", ""), "type": values["type"]}
    others = () if card["type"] == "attack" else OF_ATTACKS
    others = others if card["type"] == CHARACTER else (*others, *OF_CHARACTERS)
    for name in (*TEXTS[1:], *NUMBERS):
        value = values.get(name, "")
        if value and name not in others:
            read = value.replace("−", "-").lstrip("+")
            card[name] = int(read) if name in NUMBERS and NUMBER.fullmatch(value) else _worded(name, value)
    for name, lower in (("resources", True), ("keywords", False)):
        words = [each.strip() for each in COMMA.split(values.get(name, "")) if each.strip()]
        if words:
            card[name] = [each.strip("[]").lower() for each in words] if lower else words
    return card


def _worded(name: str, value: str) -> str:
    """A word as the engine has it: a zone in small letters, a capital X; any other number is told as it was typed."""
    if name in ("block_zone", "attack_zone"):
        return value.lower()
    return "X" if name in NUMBERS and value == "x" else value


def on_a_board(found: Invented, scenario: Scenario | None = None) -> OnBoard:
    """A board with the card on it: that of a scenario, or an empty one whose character shares a symbol with it.

    :raises EditError: if there is no room for it on that board.
    """
    card = found.facts
    assert card is not None
    base = scenario or _board_for(card)
    others = [
        each for each in base.get("custom") or () if isinstance(each, Mapping) and each.get("title") != card.title
    ]
    with_card = {**base, "custom": [*others, found.card]}
    start = interactions.evaluate({**with_card, "actions": []})
    change = {"op": "add", "player": base["players"][0]["name"], "title": card.title, "type": "/".join(card.types)}
    change["slug"] = slug(card.title)
    return OnBoard(editing.edit(editing.written_out(start["board"], with_card), change, facts(start)), True)


def _board_for(card: CardFacts) -> Scenario:
    board = editing.empty_board()
    known = ufs_library().library
    ann = board["players"][0]
    own = known.find(ann["character"])
    if card.type != CHARACTER and own is not None and not set(own.resources) & set(card.resources):
        for other in known.all():
            if other.type == CHARACTER and set(other.resources) & set(card.resources):
                ann["character"] = other.title
                break
    return board
