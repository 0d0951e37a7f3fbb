"""A player by another name, wherever a scenario and its actions speak of him or her."""

from __future__ import annotations

from typing import Any

# Where nothing but a player can stand; in the other fields a card may go by the same name.
FIELDS = ("name", "turn", "by", "controller", "owner", "new location", "waiting", "player")
CHOSEN = ("targets", "choices", "option", "cards")


def renamed(scenario: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    """A scenario in which a player has a new name."""
    return {key: _told(value, key, old, new) for key, value in scenario.items()}


def _told(value: Any, key: str, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {name: _told(each, name, old, new) for name, each in value.items()}
    if isinstance(value, list):
        return [_told(each, key, old, new) for each in value]
    return new if value == old and key in (*FIELDS, *CHOSEN) else value
