"""A card that a visitor invents: what was typed, as an entry of ``custom`` (DESIGN 7), as a face, and as it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from rules import interactions
from rules.engine import slug
from rules.engine.shadowfist import CARD_TYPES, MAX_TEXT, Face, SymbolError, Symbols, with_custom
from rules.engine.shadowfist import CUSTOM_CARD_HAS as HAS
from rules.library import compiled
from rules.pages.checker.edits import begun_with
from rules.pages.checker.games import OnBoard
from rules.pages.checker.shadowfist import editing, tidying
from rules.pages.checker.shadowfist.panel import unread
from rules.pages.drawn import of_face
from rules.pages.games.shown import DrawnCard

Scenario = dict[str, Any]
TEXTS = ("title", "subtitle", "text")
NUMBERS = ("cost", "fighting", "power", "body")
SYMBOLS = ("requires", "provides")
FIELDS = (*TEXTS, "type", *NUMBERS, *SYMBOLS)
# To begin with, for whoever has none in mind.
SAMPLE = {
    "title": "Alley Champion",
    "type": "Character",
    "subtitle": "Street Fighter",
    "cost": "3",
    "requires": "[Dragons]",
    "provides": "[Dragons]",
    "fighting": "5",
    "text": "Toughness: 1. When this card turns to attack, it gains +2 Fighting until the end of the turn.",
}


@dataclass
class Invented:
    """An invented card; ``face`` is none as long as something is wrong with it, which ``faults`` say by field."""

    values: dict[str, str]
    card: Scenario = field(default_factory=dict)
    face: Face | None = None
    abilities: list[dict[str, Any]] = field(default_factory=list)
    whole: bool = True
    faults: list[str] = field(default_factory=list)

    @property
    def title(self) -> str:
        """Its title."""
        return self.face.title if self.face else ""

    @property
    def drawn(self) -> DrawnCard | None:
        """The card as it is drawn."""
        return of_face(self.face) if self.face else None

    @property
    def types(self) -> tuple[str, ...]:
        """The types of cards there are."""
        return CARD_TYPES


def invented(query: QueryDict) -> Invented:
    """The card that a form describes; without a title, the sample to begin with."""
    given = {name: query.get(name, "")[:MAX_TEXT].replace("\0", "").strip() for name in FIELDS}
    found = Invented(begun_with(given, SAMPLE))
    found.card = _card(found)
    library = with_custom(interactions.engine_library(), {"custom": [found.card]}, found.faults)
    found.faults = [each.removeprefix("custom[0].") for each in found.faults]
    facts = None if found.faults else library.find(str(found.card["title"]))
    if facts is not None:
        found.face = facts.printings[0].face
        wording = compiled.compile_wording(found.face)
        found.abilities, found.whole = wording.abilities, wording.whole
    return found


def _card(found: Invented) -> Scenario:
    """The entry of ``custom``; what cannot be read is told.

    What its type does not have is left out, so that one type can be tried after another.
    """
    card: Scenario = {name: found.values[name] for name in (*TEXTS, "type") if found.values.get(name)}
    card.setdefault("title", "")
    for name in NUMBERS:
        value = found.values.get(name, "")
        if value and card.get("type") in HAS.get(name, CARD_TYPES):
            card[name] = _number(value)
    for name in SYMBOLS:
        if found.values.get(name):
            try:
                card[name] = Symbols.parse(found.values[name]).as_mapping()
            except SymbolError as error:
                found.faults.append(f"{name}: {error}")
    return card


def _number(typed: str) -> int | str:
    """A number, X, or what was typed in its place."""
    if typed.isascii() and typed.isdigit() and len(typed) < 6:
        return int(typed)
    return "X" if typed in ("x", "X") else typed[:40]


def on_a_board(found: Invented, scenario: Scenario | None = None) -> OnBoard:
    """A board with the card on it: that of a scenario, or a small one of two players who can pay for it.

    :raises EditError: if there is no room for it on that board.
    """
    base = scenario or _small_board(found.card)
    title = str(found.card["title"])
    others = [each for each in base.get("custom") or () if isinstance(each, Mapping) and each.get("title") != title]
    with_card = {**base, "custom": [*others, found.card]}
    start = interactions.evaluate({**with_card, "actions": []})
    face = found.face
    assert face is not None
    change = {"op": "add", "player": base["players"][0]["name"], "title": face.title, "type": face.type}
    change["slug"] = slug(face.title)
    made = editing.edit(tidying.written_out(start["board"], with_card), change)
    return OnBoard(made, False, unread(interactions.evaluate({**made, "actions": []}), face.title))


def _small_board(card: Mapping[str, Any]) -> Scenario:
    board = editing.empty_board()
    ann, bob = board["players"]
    ann["resources"] = card.get("requires") or {}
    ann["power"] = max(5, card["cost"]) if isinstance(card.get("cost"), int) else 5
    ann["locations"] = [{"front": {"card": "City Park", "face": "up"}, "characters": ["Ting Ting"]}]
    bob["locations"] = [{"front": {"card": "Fox Pass", "face": "up"}, "characters": ["Maverick Cop"]}]
    return board
