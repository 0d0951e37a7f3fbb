"""Where a card on the table can be moved when a board is set up, by its type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.shadowfist import name_of
from rules.pages.checker.shadowfist.panel import Option

Json = Mapping[str, Any]
PILES = (
    ("hand", "hand"),
    ("smoked", "smoked pile"),
    ("deck", "deck"),
    ("toasted", "toasted"),
    ("burned", "burned for victory"),
)
MAX_OPTIONS = 60
SITES = ("Site", "Feng Shui Site")


def places(result: Json) -> dict[str, list[Option]]:
    """The places for each type of card that is on the table, as ``editing`` reads them."""
    found: dict[str, list[Option]] = {}
    for type_ in {str(card["type"]) for card in result["cards"].values()}:
        found[type_] = [
            Option(f"{number} {where}", f"{player['name']}: {label}")
            for number, player in enumerate(result["board"]["players"])
            for where, label in (*_in_play(player, type_, result), *PILES)
        ][:MAX_OPTIONS]
    return found


def _in_play(player: Json, type_: str, result: Json) -> list[tuple[str, str]]:
    cards = result["cards"]
    fronts = [place["front"]["id"] for place in player.get("locations", ())]
    if type_ in SITES:
        behind = [place["front"]["id"] for place in player.get("locations", ()) if not place.get("back")]
        return [
            ("location", "new location"),
            *((f"behind {each}", f"behind {name_of(each, cards)}") for each in behind),
        ]
    if type_ == "Character":
        if not fronts:
            return [("characters", "at no location")]
        return [(f"at {each}", f"at {name_of(each, cards)}") for each in fronts]
    if type_ == "Edge":
        return [("edges", "in play")]
    if type_ == "State":
        subjects = [each for each, card in cards.items() if card["zone"] == "play" and not card["subject"]]
        return [(f"on {each}", f"on {name_of(each, cards)}") for each in subjects]
    return []
