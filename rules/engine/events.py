"""What just happened, as values that triggered effects and conditions look at."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.state import Card, Known


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened.

    ``verb`` is the rulebook's: play, enter play, leave play, smoke, toast, sacrifice, discard, draw, turn, unturn,
    reveal, inflict, heal, gain, steal, return, seize, burn, attack, generate, start, end, move, control. ``by`` is the
    player who did it, ``source`` the card that did it, ``was`` the card as it was just before (it may have left
    play), ``detail`` what the verb needs besides (the moment that starts, "to attack").
    """

    verb: str
    card: Known | None = None
    by: str | None = None
    source: Known | None = None
    was: Card | None = None
    amount: int = 0
    player: str | None = None
    detail: str = ""
    targets: tuple[Known, ...] = ()
    effect: int | None = None


@dataclass(frozen=True, slots=True)
class Cause:
    """Who and what does something: the player, and the card that generated the effect."""

    by: str
    card: Known | None = None
    is_event: bool = False
    effect: int | None = None
