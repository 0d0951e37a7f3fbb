"""Boards of UFS in few lines: two characters, a few cards that tests make, and what comes of actions."""

from __future__ import annotations

from typing import Any

from rules.engine import evaluate, list_legal
from rules.engine.ufs.card_library import CardLibrary

EMPTY = CardLibrary([])


def character(title: str = "Hero", **more: Any) -> dict[str, Any]:
    """A character with 20 vitality and a hand of six."""
    base = {"type": "character", "difficulty": 6, "control": 6, "resources": ["fire", "order"]}
    return {"title": title, **base, "hand_size": 6, "vitality": 20, **more}


def attack(title: str = "Jab", **more: Any) -> dict[str, Any]:
    """A high attack of speed 2 and damage 4."""
    base = {"type": "attack", "difficulty": 3, "control": 3, "resources": ["fire"], "speed": 2, "attack_zone": "high"}
    return {"title": title, **base, "damage": 4, **more}


def foundation(title: str = "Footwork", **more: Any) -> dict[str, Any]:
    """A foundation."""
    return {"title": title, "type": "foundation", "difficulty": 2, "control": 5, "resources": ["fire"], **more}


def action(title: str, text: str, **more: Any) -> dict[str, Any]:
    """An action."""
    base = {"type": "action", "difficulty": 2, "control": 4, "resources": ["fire"]}
    return {"title": title, **base, "text": text, **more}


def blocker(title: str = "Guard", zone: str = "high", modifier: int = 0, **more: Any) -> dict[str, Any]:
    """A foundation with a block."""
    return foundation(title, block_zone=zone, block_modifier=modifier, **more)


def scenario(
    *cards: dict[str, Any], ann: Any = None, bob: Any = None, actions: Any = (), **more: Any
) -> dict[str, Any]:
    """Ann, whose turn it is, against Bob; both play the Hero unless they say otherwise."""
    titles = {card["title"] for card in cards}
    custom = [*cards, *([character()] if "Hero" not in titles else [])]
    players = [
        {"name": "Ann", "character": "Hero", **(ann or {})},
        {"name": "Bob", "character": "Hero", **(bob or {})},
    ]
    return {"game": "ufs", "custom": custom, "players": players, "actions": list(actions), **more}


def outcome(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What comes of it."""
    return evaluate(scenario(*cards, **more), EMPTY)


def listed(*cards: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """The legal actions then."""
    return list_legal(scenario(*cards, **more), EMPTY).actions
