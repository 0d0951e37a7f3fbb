"""Where a game of UFS stands: the steps of the attack that goes on (8.3), else the phases of the turn (6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine.ufs import RULES
from rules.pages.citations import Cited, cite

Json = Mapping[str, Any]
STEPS = (
    ("enhance", "Enhance Step", "8.3.1"),
    ("block", "Block Step", "8.3.2"),
    ("damage", "Damage Step", "8.3.3"),
    ("reversal", "Reversal Step", "8.3.4"),
)
PHASES = (("start", "Ready Phase", "7"), ("combat", "Combat Phase", "8"), ("end", "End Phase", "9"))


@dataclass(frozen=True)
class Station:
    """A phase or a step, with its section; ``here``: the game stands in it, ``past``: it is over."""

    label: str
    here: bool
    past: bool
    cited: Cited


def ribbon(result: Json) -> list[Station]:
    """The steps of the attack that goes on, else the phases of the turn."""
    attack = result.get("attack")
    stations, now = (STEPS, attack["step"]) if attack else (PHASES, result["phase"])
    keys = [key for key, _, _ in stations]
    here = keys.index(now) if now in keys else 0
    return [
        Station(label, place == here, place < here, cite(RULES, section))
        for place, (_, label, section) in enumerate(stations)
    ]
