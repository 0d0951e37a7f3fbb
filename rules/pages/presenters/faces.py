"""How one wording of a card differs from another, in words for a person."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe

from rules.engine.cards import Face
from rules.engine.symbols import Symbols
from rules.models import Printing
from rules.pages.badges import badges

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
    "block_modifier": "Block",
    "block_zone": "Block zone",
    "attack_speed": "Speed",
    "attack_zone": "Attack zone",
    "damage": "Damage",
    "hand_size": "Hand size",
    "vitality": "Vitality",
    "keywords": "Keywords",
    "gender": "Gender",
    "height": "Height",
    "weight": "Weight",
    "blood_type": "Blood type",
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
    return [
        Difference(label, shown(getattr(old, name)), shown(getattr(new, name)))
        for name, label in CHARACTERISTICS.items()
        if getattr(old, name) != getattr(new, name)
    ]


def ufs_facts(printing: Printing, drawn: Collection[str] = ()) -> list[tuple[str, str]]:
    """What a UFS printing has besides title and text, and besides what is ``drawn`` on the card."""
    has = getattr(printing, "ufs", None)
    if has is None:
        return []
    values = ((label, getattr(has, name)) for name, label in UFS.items() if name not in drawn)
    return [(label, str(value)) for label, value in values if value not in (None, "")]
