"""Times at which nothing is generated but what says so: Establishing Shots, auctions, ends of turns (3.3.1, 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Stretch
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import times
from rules.engine.shadowfist.query.game.state import Game

# How far the end of a turn has come (4.8): declared, an opponent has responded, the responses have resolved.
DECLARED, ANSWERED = "declared", "answered"
MAY_RETURN, RESPONSES_OVER = "opponent responded", "responses over"
# What is counted in a turn that burning for Power ends (6.4.3).
BURNED = "burned for power"


@dataclass(frozen=True, slots=True)
class Closed:
    """Why only certain effects can be generated now.

    ``responses``: what specifically responds to an effect of the scene can be. ``later``: it ends by everyone passing.
    """

    why: str
    rules: tuple[Citation, ...]
    responses: bool = True
    later: bool = False

    def refusal(self, what: str) -> RefusalError:
        """The refusal of an effect that has no place in this time."""
        return RefusalError("wrong_time", f"{what} cannot be generated now: {self.why}.", *self.rules, later=self.later)


def closed(game: Game) -> Closed | None:
    """Why the present moment is closed, or nothing in a Main Shot where effects may be generated."""
    if game.auction is not None:
        why = "an auction is held, and only what may be played during an auction, or responds to such effects, can be"
        return Closed(why, (rule("5.5"),))
    if game.phase == "end" and game.ending in (MAY_RETURN, RESPONSES_OVER):
        why = f"the responses to the end of {game.turn}'s turn form one scene, and that is over"
        return Closed(why, (rule("4.8"),), responses=False)
    if game.phase not in ("main", "end"):
        why = f"this is the Establishing Shot of {game.turn}, and only what says so can be"
        return Closed(why, (rule("3.3.1"),), later=True)
    return None


def check_open(game: Game, what: str) -> None:
    """Effects are generated in Main Shots, and at other times only if they say so (3.3.1, 5.2).

    :raises RefusalError: at a closed time.
    """
    now = closed(game)
    if now is not None:
        raise now.refusal(what)


def names_it(
    when: Sequence[t.Time], moments: Sequence[t.Moment], responds_to: object | None, game: Game, now: Closed
) -> bool:
    """Whether the times that a text names let an effect be generated at a closed time."""
    if now.responses and answers(responds_to, game):
        return True
    if moments and game.auction is None and game.phase not in ("main", "end"):
        return True
    stretch = Stretch.AUCTION if game.auction is not None else Stretch.ESTABLISHING_SHOT
    return any(times.is_of(each, stretch) for each in when)


def answers(responds_to: object | None, game: Game) -> bool:
    """Whether a text says that it is used in response to something, and there is something now (2001 FAQ 6.5)."""
    match responds_to:
        case ab.RespondsTo():
            return bool(game.scene)
        case ab.RespondsToEvent():
            return bool(game.scene or game.recent)
    return False
