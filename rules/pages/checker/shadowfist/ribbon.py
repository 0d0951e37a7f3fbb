"""Where the game stands, in players' words: the stations of an attack or of a turn, one of them here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import listing
from rules.engine.shadowfist import CardNames as Cards
from rules.engine.shadowfist import name_of

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Station:
    """A part of an attack or of a turn; ``here``: the game stands in it, ``past``: it is over."""

    label: str
    here: bool
    past: bool


TURN = (("start of turn", "power", "unturn", "discard", "draw"), ("main",), ("end",))
TURN_LABELS = ("Establishing Shot", "Main Shot", "End of the turn")
# The stages of an attack by how their numbers begin (2001 FAQ 7); what is nearer to the end of the list comes first.
ATTACK = (
    ("7.1", "declare"),
    ("7.2", "join"),
    ("7.3.D.iii", "combat"),
    ("7.3.D.ii", "combat"),
    ("7.3.D.i", "before"),
    ("7.3", "intercept"),
    ("7.4.A", "before"),
    ("7.4", "combat"),
    ("7.5", "end"),
)
ATTACK_LABELS = {
    "declare": "Declare",
    "join": "Join",
    "intercept": "Intercept",
    "before": "Before combat",
    "combat": "Combat",
    "end": "End",
}


def ribbon(result: Json) -> list[Station]:
    """The stations of the attack that goes on, else of the turn.

    With two players nobody else can join an attack, so that station is left out.
    """
    attack = result.get("attack")
    if not attack:
        here = next((place for place, phases in enumerate(TURN) if result["phase"] in phases), 1)
        return [Station(label, place == here, place < here) for place, label in enumerate(TURN_LABELS)]
    now = next((key for begins, key in ATTACK if attack["stage"].startswith(begins)), "declare")
    keys = [key for key in ATTACK_LABELS if key != "join" or len(result["players"]) > 2 or now == "join"]
    here = keys.index(now)
    labels = ATTACK_LABELS | {"combat": _combat(attack, result["cards"])}
    return [Station(labels[key], place == here, place < here) for place, key in enumerate(keys)]


def _combat(attack: Json, cards: Cards) -> str:
    """Combat with whom: those who fight now, else the next of every chain, else the target."""
    opponents = [each["opponent"] for each in attack["fights"]]
    opponents = opponents or [(each["chain"] or [each["target"]])[0] for each in attack["attackers"]]
    names = [name_of(each, cards) for each in dict.fromkeys(opponents)]
    return f"Combat with {listing(names)}" if names else "Combat"
