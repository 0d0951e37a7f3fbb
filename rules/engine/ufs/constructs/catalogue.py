"""The catalogue of UFS: all its constructs, and other ways to write words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from types import ModuleType
from typing import Final

from rules.engine.kernel.language.catalogue import Catalogue, Options
from rules.engine.kernel.language.constructs import Sort
from rules.engine.kernel.language.verbs import DID, NOW, Auxiliary, Voices
from rules.engine.ufs.constructs import (
    abilities,
    amounts,
    cards,
    conditions,
    deeds,
    effects,
    events,
    players,
    times,
)
from rules.engine.ufs.constructs.sorts import Cards, Player

MODULES: Final = (players, amounts, cards, times, deeds, events, conditions, effects, abilities)

SPELLING: Final = {
    "/": "or",
    "; or": ";",
    "one": "1",
    "two": "2",
    "three": "3",
    "can ' t": "cannot",
    "can't": "cannot",
    "can not": "cannot",
    "don't": "do not",
    "doesn't": "does not",
    "isn't": "is not",
    "foundation ( s )": "foundations",
    "re check": "re-check",
    "re - check": "re-check",
    "face-up": "face up",
    "face-down": "face down",
    "facedown": "face down",
    "a minimum 0": "a minimum of 0",
    "the control check": "the control check",
    "immediately play": "play",
    "or as a reversal": "or reversal",
    "these cards are": "those cards are",
    **{each: f"[{each}]" for each in ("air", "chaos", "death", "earth", "evil", "fire", "good", "infinity", "life")},
    **{each: f"[{each}]" for each in ("void", "water")},
    "order card": "[order] card",
    "or order": "or [order]",
    "order resource": "[order] resource",
}
"""Other ways to write words; none changes what is meant."""
FILLERS: Final = frozenset(
    {"a", "of", "the", "to", "control", "card", "resource", "still", "either", "back", "attack", "character", "'s"}
    | {"already", "in", "more", "taken", "all", "amount", "immediately", "be", "additional"}
)


def constructs_of(module: ModuleType) -> Iterator[type]:
    """The constructs that a module defines, in their order."""
    for each in vars(module).values():
        own = getattr(each, "__module__", None) == module.__name__
        if own and isinstance(each, type) and is_dataclass(each) and issubclass(each, Sort):
            yield each


@cache
def catalogue() -> Catalogue:
    """The catalogue, made once in a process."""
    voices = Voices(
        events.Happens,
        "who",
        "deed",
        {
            "now": NOW,
            "past": DID,
            "have": Auxiliary("have~", "part"),
            "havenot": Auxiliary("have~ not", "part"),
            "would": Auxiliary("would", "inf"),
        },
        {Cards: "MissingCards", Player: "MissingPlayer"},
    )
    found = [each for module in MODULES for each in constructs_of(module)]
    return Catalogue(found, Options(voices=voices, fillers=FILLERS, spelling=SPELLING))
