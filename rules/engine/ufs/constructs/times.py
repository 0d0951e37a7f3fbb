"""Times: when something happened, and how long something lasts."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.sorts import Cards, Event, Player, Time
from rules.engine.ufs.constructs.words import Phase


@value
class This(Time):
    """This turn, phase, step."""

    phase: Phase
    words = (
        "@in this {phase@sg}",
        "@for for the rest of this {phase@sg}",
        "<@for for the rest of the {phase@sg}",
        "<@for for the remainder of (this|the) {phase@sg}",
        "<@for until the end of (this|the) {phase@sg}",
        "<@in during (this|the) {phase@sg}",
    )


@value
class OfAttack(Time):
    """A step of this attack, or of an attack of a player."""

    attack: Cards
    phase: Phase
    words = (
        "@in|for during {attack@poss} {phase@sg}",
        "@for for the rest of {attack@poss} {phase@sg}",
    )


@value
class DuringPhase(Time):
    """A part of the turn of a player."""

    who: Player
    phase: Phase
    next: bool = False
    words = ("@in|for during {who@poss} [next {next=True}] {phase@sg}",)


@value
class Until(Time):
    """Until a part of the next turn of a player begins or ends."""

    who: Player
    phase: Phase
    end: bool = False
    words = (
        "@for until the beginning of {who@poss} next {phase@sg}",
        "<@for until the start of {who@poss} next {phase@sg}",
        "<@for until {who@poss} next {phase@sg}",
        "@for until the end of {who@poss} next {phase@sg} {end=True}",
    )


@value
class AtEnd(Time):
    """When this turn or phase ends, or the next of a player begins."""

    phase: Phase
    words = "@at at the end of this {phase@sg}", "<@at at the end of the {phase@sg}"


@value
class Before(Time):
    event: Event
    words = "@behind before {event@now}"
