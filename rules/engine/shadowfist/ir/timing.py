"""When: moments, stretches of time, how long something lasts and how often it may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.nouns import Cards, OnePlayer, Players
from rules.engine.shadowfist.ir.words import Edge, Slot, Stretch

if TYPE_CHECKING:
    from rules.engine.shadowfist.ir.conditions import Condition
    from rules.engine.shadowfist.ir.events import AttackPattern, EventPattern


@value
class Moment:
    """The start or end of a stretch of time of certain players; of anyone's, where none are named.

    ``whose`` is bound to whose turn it is: "at the start of each player's turn, that player ...".
    """

    edge: Edge
    stretch: Stretch
    of: Players | None = None
    whose: Slot | None = None
    attack: AttackPattern | None = None


# The moments that the game tells: nothing can wait for another (3.3, 6.4, 6.5).
TOLD = frozenset(
    {
        *((edge, stretch) for edge in Edge for stretch in (Stretch.TURN, Stretch.MAIN_SHOT, Stretch.COMBAT)),
        (Edge.START, Stretch.ESTABLISHING_SHOT),
        (Edge.END, Stretch.ATTACK),
    }
)


@value
class Within:
    """During (or, negated, except during) a stretch of time of certain players; ``attack`` says which attack.

    With ``any_time`` attacks within it count too, for what may be played (10.2).
    """

    stretch: Stretch
    of: Players | None = None
    attack: AttackPattern | None = None
    negated: bool = False
    any_time: bool = False


@value
class PriorToCombat:
    """During an attack, before a combat (10.3)."""


@value
class ThisTurnSaw:
    """In the turn in which something has happened; with ``any_time`` attacks in it count too, as in ``Within``."""

    event: EventPattern
    any_time: bool = False


Time = Within | PriorToCombat | ThisTurnSaw


@value
class UntilMoment:
    """Until the end of this turn, attack or combat."""

    stretch: Stretch


@value
class UntilMomentOf:
    """Until the start or end of a turn: of the next one of certain players, or of the next player's."""

    edge: Edge
    of: OnePlayer | None = None
    next: bool = False


@value
class UntilLeavesPlay:
    """Until one of these cards leaves play."""

    cards: Cards


@value
class WhileHolds:
    """As long as a condition holds."""

    condition: Condition


@value
class WhileMaintained:
    """As long as this card is maintained: it stays turned (4.2)."""


@value
class ForTheGame:
    """For the rest of the game."""


Duration = UntilMoment | UntilMomentOf | UntilLeavesPlay | WhileHolds | WhileMaintained | ForTheGame


@value
class HowOften:
    """So many times in each stretch of time; within the game, where none is named."""

    times: int
    per: Stretch
