"""What just happened, as values that triggered effects and conditions look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TypedDict

from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.query.game.state import Card, Game, Known


@frozen
class Deed:
    """The part of one player and card in what several have done together: both Characters smoke it (5.2.3)."""

    by: str | None
    source: Known | None = None
    detail: str = ""
    attacking: bool = False


@frozen
class Happening:
    """One thing that happened.

    ``verb`` is the rulebook's: play, enter play, leave play, smoke, toast, sacrifice, discard, draw, turn, unturn,
    reveal, inflict, heal, gain, steal, return, reduce (Body to zero), seize, burn, attack, generate, start, end, move,
    control. ``by`` is the player who did it, ``source`` the card that did it, ``was`` the card as it was just before
    (it may have left play), ``detail`` what the verb needs besides (the moment that starts, "to attack", "combat").
    ``deeds`` lists everyone who did it where several did. ``replaced``: something else has been done instead.
    ``moment`` is the same for what happened simultaneously. ``before``: how things were then, by which it is judged,
    where a card has left play or been damaged by it; it is not kept in the history of the turn.
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
    deeds: tuple[Deed, ...] = ()
    replaced: bool = False
    moment: int = 0
    before: Game | None = field(default=None, compare=False, repr=False)

    @property
    def parts(self) -> tuple[Deed, ...]:
        """Everyone who did it, each with the card that did it."""
        return self.deeds or (Deed(self.by, self.source, self.detail),)


class Told(TypedDict, total=False):
    """What is told of an event besides its verb and its card."""

    by: str | None
    source: Known | None
    amount: int
    player: str | None
    detail: str
    targets: tuple[Known, ...]
    effect: int | None
    deeds: tuple[Deed, ...]
    replaced: bool
    before: Game | None


class ToldOfLeaving(TypedDict, total=False):
    """What is told of an event by which a card leaves play, besides who and what has done it."""

    detail: str
    deeds: tuple[Deed, ...]


@frozen
class Cause:
    """Who and what does something: the player, and the card that generated the effect."""

    by: str
    card: Known | None = None
    is_event: bool = False
    effect: int | None = None


def happenings(game: Game) -> Iterator[Happening]:
    """What has happened in this turn, the latest first."""
    link = game.history
    while link is not None:
        link, batch = link
        yield from reversed(batch)
