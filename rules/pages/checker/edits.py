"""Changes to a board, whatever the game: their bounds, and how it is said that one cannot be made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import listing

Scenario = dict[str, Any]
Card = dict[str, Any]
MAX_NUMBER = 999
MAX_NAME = 40
NAMES = ("Ann", "Bob", "Cathy", "David", "Eve", "Frank", "Grace", "Henry")


def is_bare(scenario: Scenario) -> bool:
    """Whether nothing has been put on a board yet."""
    players = scenario.get("players")
    known = ("name", "power", "locations", "character")
    return isinstance(players, list) and not any(
        isinstance(player, dict)
        and any(value for key, value in player.items() if key not in known or (key == "locations" and value))
        for player in players
    )


def begun_with(given: Mapping[str, str], sample: Mapping[str, str]) -> dict[str, str]:
    """What a form for a card describes; where it has but a title, a sample with that title and without a text."""
    if any(value for name, value in given.items() if name != "title"):
        return dict(given)
    return {**sample, "title": given["title"], "text": ""} if given["title"] else dict(sample)


class EditError(ValueError):
    """A change that cannot be made; the message says why, and what would do."""


@dataclass(frozen=True)
class Sought:
    """A title that no card has, as it was typed for a player, where the card was to go, and titles that come near."""

    player: str
    title: str
    where: str
    near: tuple[str, ...]

    @property
    def suggestions(self) -> list[tuple[str, str]]:
        """The titles that come near, each with the change that adds its card instead."""
        return [(title, json.dumps({"op": "add", "player": self.player, "title": title})) for title in self.near]


class UnknownTitleError(EditError):
    """No card has a title; ``near`` are those that come near."""

    def __init__(self, title: str, near: Iterable[str]) -> None:
        self.title, self.near = title, tuple(near)
        cure = f" Did you mean {listing([f'“{each}”' for each in self.near], 'or')}?" if self.near else ""
        super().__init__(f"No card is titled “{title}”.{cure}")
