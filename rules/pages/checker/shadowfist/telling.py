"""What an action has led to, in a line: who is smoked, how much Body is left, who has how much Power."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import listing

Json = Mapping[str, Any]
MOST_TOLD = 5  # sentences in a line
# Where a card goes, in the words of the game; the order is that in which players want to hear it.
GOES = {
    "toasted": "toasted",
    "smoked": "smoked",
    "burned": "burned for victory",
    "removed": "removed from the game",
}


@dataclass
class _Way:
    """What became of a value: what it was first, and what it is in the end."""

    before: object
    after: object


def line_of(steps: Iterable[Json], names: Mapping[str, str], cards: Mapping[str, Json] | None = None) -> str:
    """What the steps of an action have led to; empty where they have changed nothing that one sees on the table.

    :param names: the cards as the table names them, by id.
    :param cards: the cards as they are after these steps, if they are the last ones: what is left is told then.
    """
    ways: dict[tuple[str, str], _Way] = {}
    waiting: dict[str, None] = {}  # Events that were played and have not resolved
    for step in steps:
        if step["kind"] == "resolve":
            waiting.clear()
        for change in step["changes"]:
            played = step["kind"] == "generate" and change["what"] == "zone" and change["from"] != "play"
            if played and change["to"] in ("smoked", "toasted"):
                waiting[change["card"]] = None
            key = (change.get("card") or f"player {change.get('player')}", change["what"])
            if key in ways:
                ways[key].after = change["to"]
            else:
                ways[key] = _Way(change["from"], change["to"])
    told = [f"{names[card]} is in the scene." for card in waiting if card in names]
    told += [each for each in _sentences(ways, names, cards or {}) if each]
    more = len(told) - MOST_TOLD
    return " ".join(told[:MOST_TOLD]) + (f" And {more} more changes." if more > 1 else "")


def _sentences(
    ways: Mapping[tuple[str, str], _Way], names: Mapping[str, str], cards: Mapping[str, Json]
) -> Iterator[str]:
    changed = {key: way for key, way in ways.items() if way.before != way.after}
    for zone, verb in GOES.items():
        gone = [
            names[card]
            for (card, what), way in changed.items()
            if what == "zone" and way.after == zone and way.before == "play"
        ]
        if gone:
            yield f"{listing(gone)} {'is' if len(gone) == 1 else 'are'} {verb}."
    for (card, what), way in changed.items():
        if what == "controller" and way.after and card in names:
            yield f"{way.after} controls {names[card]} now."
    left = {
        card for (card, what), way in changed.items() if what == "zone" and way.before == "play" and way.after != "play"
    }
    for (card, what), way in changed.items():
        if what == "damage" and card not in left and card in names:
            yield _damage(names[card], way, cards.get(card))
    for (card, what), way in changed.items():
        if what == "turned" and card not in left and card in names:
            state = cards.get(card) or {}
            fighting = f", Fighting {state['fighting']}" if state.get("fighting") is not None else ""
            yield f"{names[card]} is {'turned' if way.after else 'unturned'}{fighting}."
    for (card, what), way in changed.items():
        if what == "face" and way.after == "up" and card in names:
            yield f"{names[card]} is revealed."
        elif what == "zone" and way.after == "play" and card in names:
            yield f"{names[card]} is in play."
        elif what == "zone" and way.after == "hand" and card in names:
            yield f"{names[card]} is in the hand."
    for (whose, what), way in changed.items():
        if what == "power" and whose.startswith("player "):
            yield f"{whose.removeprefix('player ')} has {way.after} Power."


def _damage(name: str, way: _Way, state: Json | None) -> str:
    for what in ("body", "fighting"):
        if state and state.get(what) is not None:
            return f"{name} has {state[what]} {what.capitalize()} left."
    by = int(str(way.after or 0)) - int(str(way.before or 0))
    return f"{name} takes {by} damage." if by > 0 else f"{-by} damage is removed from {name}."
