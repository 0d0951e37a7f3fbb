"""A scenario in which every card has its id, for editing; and one without what goes without saying, for people."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine import slug
from rules.pages.checker.edits import Card, Scenario

PILES = ("hand", "deck", "smoked", "toasted", "burned", "edges")
# What a card is if it says nothing, so that it need not say it.
PLAIN = {"turned": False, "damage": 0, "counters": 0}


def written_out(board: Mapping[str, Any], scenario: Mapping[str, Any]) -> Scenario:
    """The board of an outcome without actions as a scenario in which every card has its id, with the actions kept."""
    found = copy.deepcopy({key: value for key, value in board.items() if key not in ("actions", "resume")})
    for player in found["players"]:
        for card in cards_of(player):
            _shorten(card, player["name"])
        for name in (*PILES, "resources", "characters"):
            if name in player and not player[name] and name != "deck":
                del player[name]
        for place in player.get("locations", ()):
            if not place.get("characters"):
                place.pop("characters", None)
    found["actions"] = copy.deepcopy(list(scenario.get("actions") or ()))
    if scenario.get("resume"):
        found["resume"] = copy.deepcopy(scenario["resume"])
    return found


def _shorten(card: Card, player: str) -> None:
    for name, value in PLAIN.items():
        if card.get(name) == value:
            del card[name]
    for name in ("owner", "controller"):
        if card.get(name) == player:
            del card[name]


def tidied(scenario: Scenario) -> Scenario:
    """A scenario that is written out, without the ids and faces that its cards have by themselves.

    A card alone of its title keeps its id without being told; one of several copies is told apart by it.
    """
    found = copy.deepcopy(scenario)
    cards = [card for player in found["players"] for card in cards_of(player)]
    copies = Counter(slug(card["card"]) for card in cards)
    for card in cards:
        if card["id"] == slug(card["card"]) and copies[card["id"]] == 1:
            del card["id"]
    for player in found["players"]:
        for each in lists_of(player):
            for card in each:
                if card.get("face") == "up":
                    del card["face"]  # Sites stand elsewhere: what stands in a list is never face down
        _in_short(player)
    return found


def _in_short(node: Any) -> Any:
    """The same with every card of which only the title is told as that title."""
    if isinstance(node, dict):
        for name, value in node.items():
            node[name] = value if name == "chosen" else _in_short(value)
        if node.keys() == {"card"}:
            return node["card"]
    elif isinstance(node, list):
        node[:] = [_in_short(each) for each in node]
    return node


def cards_of(player: Mapping[str, Any]) -> Iterator[Card]:
    """Every card that stands under a player."""
    for cards in lists_of(player):
        for card in cards:
            yield card
            yield from card.get("states", ())
    for place in player.get("locations", ()):
        for row in ("front", "back"):
            if place.get(row):
                yield place[row]
                yield from place[row].get("states", ())


def cards_out_of_play(player: Mapping[str, Any]) -> Iterator[Card]:
    """The cards in the hand, the deck and the piles of a player."""
    for name in PILES:
        if name != "edges" and isinstance(player.get(name), list):
            yield from player[name]


def lists_of(player: Mapping[str, Any]) -> Iterator[list[Card]]:
    """The piles of a player, and the Characters at each location."""
    for name in (*PILES, "characters"):
        if isinstance(player.get(name), list):
            yield player[name]
    for place in player.get("locations", ()):
        if place.get("characters"):
            yield place["characters"]
