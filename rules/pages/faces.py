"""How one wording of a card differs from another, in words for a person."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rules.engine.shadowfist import Face, Symbols
from rules.engine.ufs import CardFacts
from rules.games.ufs import cards as ufs_cards
from rules.games.ufs.cards import UfsFace
from rules.library.badges import badges

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
        before, after = _all_values(old.facts), _all_values(new.facts)
        found += [
            Difference(label, shown(before.get(label)), shown(after.get(label)))
            for label in dict.fromkeys((*before, *after))
            if before.get(label) != after.get(label)
        ]
    return found


def ufs_values(card: CardFacts) -> dict[str, Any]:
    """The characteristics of a UFS card by name, its block as one value: ``+2 mid``."""
    values = ufs_cards.fields(card)
    if card.block_zone is not None and card.block_modifier is not None:
        values["block"] = f"{card.block_modifier:+d} {card.block_zone}"
    return values


def ufs_facts(card: CardFacts, drawn: Collection[str] = ()) -> list[tuple[str, str]]:
    """What a UFS card has besides title and text, and besides what is ``drawn`` on the card."""
    values = ufs_values(card)
    return [(label, text) for name, label in UFS.items() if name not in drawn and (text := _text(values.get(name)))]


def _all_values(card: CardFacts) -> dict[str, str]:
    """All of it by labels; what is of a half with its type."""
    found = dict(ufs_facts(card))
    for half in ufs_cards.fields(card)["halves"]:
        for name, label in UFS.items():
            if text := _text(half.get(name)):
                found[f"{label} ({half['type']})"] = text
    return found


def _text(value: object) -> str:
    """A characteristic in words, empty where the card has none."""
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


IN_A_ROW = ("speed", "attack_zone", "damage", "block", "hand_size", "vitality")


def ufs_row(card: CardFacts) -> list[tuple[str, str]]:
    """What of a UFS card stands in a row of a list beside difficulty and control; of a split card its halves'."""
    values = ufs_values(card)
    attack = card.half("attack")
    if card.is_split and attack is not None:
        values |= {"speed": attack.speed, "attack_zone": attack.zone, "damage": attack.damage}
    if card.is_split:
        values["difficulty"] = "/".join(str(half.difficulty) for half in card.halves)
    names = ("difficulty", *IN_A_ROW) if card.is_split else IN_A_ROW
    return [(UFS[name], text) for name in names if (text := _text(values.get(name)))]
