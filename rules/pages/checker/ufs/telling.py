"""What an action has led to, in a line: whose vitality is left, what was committed, where the cards went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.engine import listing

Json = Mapping[str, Any]
MOST_TOLD = 5  # sentences in a line
# Where a card of the table goes, in the words of the game.
GOES = {
    "discard": "discarded",
    "momentum": "in the momentum",
    "removed": "removed from the game",
    "hand": "back in the hand",
    "deck": "back in the deck",
}
# Steps that say themselves what a player wants to hear.
SAY = ("modify", "block", "adjust", "fail")
TABLE = ("staging", "card_pool", "transition")


def line_of(steps: Iterable[Json], names: Mapping[str, str]) -> str:
    """What the steps of an action have led to; empty where they have changed nothing that one sees on the table.

    :param names: the cards as the table names them, by id.
    """
    ways: dict[tuple[str, str], tuple[object, object]] = {}
    steps = list(steps)
    for step in steps:
        for change in step["changes"]:
            key = (change.get("card") or f"player {change.get('player')}", change["what"])
            before = ways[key][0] if key in ways else change["from"]
            ways[key] = (before, change["to"])
    changed = {key: way for key, way in ways.items() if way[0] != way[1]}
    told = [*(step["text"] for step in steps if step["kind"] in SAY), *_sentences(changed, names)]
    more = len(told) - MOST_TOLD
    return " ".join(told[:MOST_TOLD]) + (f" And {more} more change{'s' if more > 1 else ''}." if more > 0 else "")


def _sentences(changed: Mapping[tuple[str, str], tuple[object, object]], names: Mapping[str, str]) -> Iterator[str]:
    for (whose, what), (before, after) in changed.items():
        if what == "vitality" and whose.startswith("player "):
            by = int(str(after)) - int(str(before))
            name = whose.removeprefix("player ")
            yield f"{name} {'gains' if by > 0 else 'loses'} {abs(by)} vitality: {after} left."
    for zone, told in GOES.items():
        gone = [
            names[card]
            for (card, what), (before, after) in changed.items()
            if what == "zone" and after == zone and before in TABLE and card in names
        ]
        if gone:
            yield f"{listing(gone)} {'is' if len(gone) == 1 else 'are'} {told}."
    for (card, what), (_, after) in changed.items():
        if what == "zone" and card in names and after in ("card_pool", "staging"):
            yield f"{names[card]} is in the {'card pool' if after == 'card_pool' else 'staging area'}."
    for state, verb in ((True, "committed"), (False, "ready")):
        those = [
            names[card]
            for (card, what), (_, after) in changed.items()
            if what == "committed" and after is state and card in names
        ]
        if those:
            yield f"{listing(those)} {'is' if len(those) == 1 else 'are'} {verb}."
    for (whose, what), (_, after) in changed.items():
        if what == "momentum" and whose.startswith("player "):
            yield f"{whose.removeprefix('player ')} has {after} momentum."
