"""How one wording of a card differs from another, in words for a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rules.engine.cards import Face
from rules.engine.symbols import Symbols
from rules.engine.ufs.model.cards import CardFacts
from rules.pages.badges import badges
from rules.ufs import cards as ufs_cards
from rules.ufs.cards import UfsFace

CHARACTERISTICS = {
    "title": "Title",
    "subtitle": "Subtitle",
    "type": "Type",
    "cost": "Cost",
    "requires": "Requires",
    "provides": "Provides",
    "fighting": "Fighting",
    "power": "Power",
    "body": "Body",
}
NOTHING = mark_safe('<span class="none" title="none">–</span>')
UFS = {
    "difficulty": "Difficulty",
    "control": "Control",
    "resources": "Resources",
    "block": "Block",
    "speed": "Speed",
    "attack_zone": "Zone",
    "damage": "Damage",
    "hand_size": "Hand size",
    "vitality": "Vitality",
    "gender": "Gender",
    "height": "Height",
    "weight": "Weight",
    "blood_type": "Blood type",
    "keywords": "Keywords",
}


@dataclass(frozen=True)
class Difference:
    """A characteristic that is not the same on two faces; ``None`` before it for a first one."""

    label: str
    old: SafeString | str
    new: SafeString | str


def shown(value: object) -> SafeString | str:
    """A characteristic for a page: a number, X, symbols as badges, or a dash for none (which is not 0)."""
    if isinstance(value, Symbols):
        return badges(value) or NOTHING
    return NOTHING if value in (None, "") else str(value)


def differences(old: Face, new: Face) -> list[Difference]:
    """The characteristics (not the text) that differ."""
    found = [
        Difference(label, shown(getattr(old, name)), shown(getattr(new, name)))
        for name, label in CHARACTERISTICS.items()
        if getattr(old, name) != getattr(new, name)
    ]
    if isinstance(old, UfsFace) and isinstance(new, UfsFace) and old.facts and new.facts:
        before, after = _ufs_values(old.facts), _ufs_values(new.facts)
        found += [
            Difference(label, shown(before.get(label)), shown(after.get(label)))
            for label in dict.fromkeys((*before, *after))
            if before.get(label) != after.get(label)
        ]
    return found


@dataclass(frozen=True)
class UfsHalf:
    """A half of a split card: its type, what it has of its own, and its text."""

    type: str
    facts: list[tuple[str, str]]
    text: str


def ufs_facts(card: CardFacts) -> list[tuple[str, str]]:
    """What a card of UFS has besides title and text; a split card without what is its halves' own."""
    return _labelled(ufs_cards.fields(card))


def ufs_halves(card: CardFacts) -> list[UfsHalf]:
    """The halves of a split card; of another card none."""
    halves = ufs_cards.fields(card)["halves"]
    return [UfsHalf(half["type"].capitalize(), _labelled(half), half["text"]) for half in halves]


def _ufs_values(card: CardFacts) -> dict[str, str]:
    """All of it by labels; what is of a half with its type."""
    values = dict(ufs_facts(card))
    for half in ufs_halves(card):
        values |= {f"{label} ({half.type})": value for label, value in half.facts}
    return values


def _labelled(fields: Mapping[str, Any]) -> list[tuple[str, str]]:
    values = dict(fields)
    if values.get("block_zone"):
        values["block"] = f"{values['block_modifier']:+d} {values['block_zone']}"
    values["resources"] = ", ".join(name.capitalize() for name in values.get("resources", ()))
    values["keywords"] = ", ".join(values["keywords"])
    return [(label, str(values[name])) for name, label in UFS.items() if values.get(name) not in (None, "")]
