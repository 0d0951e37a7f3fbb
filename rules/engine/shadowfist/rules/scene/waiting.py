"""What an effect has set waiting: for a moment, or for something that happens (5.2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir.words import SlotKey
from rules.engine.shadowfist.query.game.state import Binding


@dataclass(frozen=True, slots=True)
class Delayed:
    """Effects that are carried out at a later moment, with what they refer to."""

    effects: tuple[ef.Effect, ...]
    slots: tuple[tuple[SlotKey, Binding], ...]
    x: int | None


@dataclass(frozen=True, slots=True)
class Listening:
    """A triggered effect that waits for a time: when that Character inflicts combat damage during the attack, ..."""

    triggered: ab.Triggered
    slots: tuple[tuple[SlotKey, Binding], ...]
    x: int | None
