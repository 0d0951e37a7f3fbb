"""What a card is besides its type: a Power-generating Site, in the front row, a foundation Character (4.1, 10.3)."""

from __future__ import annotations

from rules.engine.shadowfist.editions.rulesets import Ruleset
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.query.game.state import Card, Game


def is_foundation(card: Card, ruleset: Ruleset) -> bool:
    """10.3: a Character with no resource conditions that provides a faction's resource, or any in 1995."""
    face = card.text.face
    any_resource = ruleset.value("foundation_characters") == "any resource"
    provides = face.provides if any_resource else face.provides.factions
    return face.type == CHARACTER and not face.requires and bool(provides)


def generates_power(card: Card) -> bool:
    """Whether a Site is a Power-generating Site (4.1): face-down Feng Shui Sites are, whatever their diamond says."""
    face = card.text.face
    if not card.text.is_site:
        return False
    return (card.text.is_feng_shui and not card.face_up) or (isinstance(face.power, int) and face.power > 0)


def in_front_row(card: Card, game: Game) -> bool:
    """Whether it is the front-row Site of its location."""
    found = game.column(card.location)
    return found is not None and found[2].front == card.id


def in_back_row(card: Card, game: Game) -> bool:
    """Whether it is the Site behind another."""
    return card.text.is_site and not in_front_row(card, game)
