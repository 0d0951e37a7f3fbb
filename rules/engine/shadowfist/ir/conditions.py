"""What is so or not: conditions of abilities, effects and benefits."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.events import EventPattern
from rules.engine.shadowfist.ir.nouns import Cards, Kind, Limit, PlayerLimit, Players
from rules.engine.shadowfist.ir.timing import Time
from rules.engine.shadowfist.ir.words import KeywordName, Slot, Test


@value
class Not:
    """The condition does not hold."""

    condition: Condition


@value
class Both:
    """All of these hold."""

    conditions: tuple[Condition, ...]


@value
class Either:
    """One of these holds."""

    conditions: tuple[Condition, ...]


@value
class CardsAre:
    """So many of some cards are so: all of them unless the text says how many.

    ``test`` and ``amount`` are ``None`` where all must be; where there is no such card, not all are.
    """

    cards: Cards
    kinds: tuple[Kind, ...] = ()
    limits: tuple[Limit, ...] = ()
    test: Test | None = None
    amount: Amount | None = None


@value
class PlayersAre:
    """One of some players fits every limit; all of them, where ``every``."""

    players: Players
    limits: tuple[PlayerLimit, ...]
    every: bool = False


@value
class Owns:
    """One of these players owns all of these cards, or some of them."""

    players: Players
    cards: Cards
    all: bool


@value
class AmountsCompare:
    """Two amounts compare so."""

    left: Amount
    test: Test
    right: Amount


@value
class CardsShare:
    """Two of these cards have the same title."""

    cards: Cards


@value
class Happened:
    """What the event describes has happened in this turn."""

    event: EventPattern
    while_attacking: bool = False


@value
class Succeeded:
    """What this effect did before succeeded: "if the sacrifice succeeds" (10.2)."""

    deed: str


@value
class WonAuction:
    """One of these players won the auction that this effect has held (5.5)."""

    players: Players


@value
class ItIs:
    """It is that time."""

    time: Time


@value
class MayUse:
    """One of these cards has a special ability now."""

    cards: Cards
    name: KeywordName


@value
class Named:
    """What a player has named is one of these words."""

    slot: Slot
    words: tuple[str, ...]


Condition = (
    Not
    | Both
    | Either
    | CardsAre
    | PlayersAre
    | Owns
    | AmountsCompare
    | CardsShare
    | Happened
    | Succeeded
    | WonAuction
    | ItIs
    | MayUse
    | Named
)
