"""Numbers that are computed over a game: X, counts, sums, what cards and players have. Plain numbers are ``int``."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.nouns import Cards, Players
from rules.engine.shadowfist.ir.words import Pick, Reading, Rounding, Slot, Stat
from rules.engine.shadowfist.model.symbols import Symbol


@value
class X:
    """The X that the ability or its card defines, or that its player has chosen."""


@value
class Negative:
    """The amount as a penalty: -2."""

    of: Amount


@value
class Plus:
    """Both together."""

    left: Amount
    right: Amount


@value
class Minus:
    """The first less the second."""

    left: Amount
    right: Amount


@value
class Times:
    """A multiple."""

    factor: Amount
    of: Amount


@value
class Half:
    """Half of an amount."""

    of: Amount
    rounded: Rounding


@value
class AtMost:
    """An amount, and no more than another."""

    of: Amount
    bound: Amount


@value
class AtLeast:
    """An amount, and no less than another."""

    of: Amount
    bound: Amount


@value
class CountCards:
    """How many cards there are."""

    of: Cards


@value
class CountPlayers:
    """How many players there are."""

    of: Players


@value
class CountResources:
    """How many resources are in the pools of players: of these symbols, or all."""

    pool: Players
    symbols: tuple[Symbol, ...] = ()


@value
class CountNamedResources:
    """How many resources that an earlier phrase has named are in the pools of players."""

    pool: Players
    named: Slot


@value
class CountSymbolsOn:
    """How many resource symbols of that kind cards provide, or require."""

    on: Cards
    symbols: tuple[Symbol, ...]
    provided: bool


@value
class CountFactions:
    """Of how many factions there are resources in the pools of players."""

    pool: Players


@value
class CountPower:
    """How much Power is in the pools of players."""

    pool: Players


@value
class CountDamage:
    """How much damage is on cards."""

    on: Cards


@value
class CountCounters:
    """How many counters are on cards."""

    on: Cards


@value
class SitesNeeded:
    """How many Feng Shui Sites a player still needs to win (4.9)."""

    of: Players


@value
class NumberOf:
    """A number of cards: of the one that is meant, or the highest, the lowest, or the total of several."""

    stat: Stat
    of: Cards
    reading: Reading = Reading.CURRENT
    pick: Pick | None = None


@value
class Bid:
    """What these players have bid in the auction that is held (5.5)."""

    of: Players


@value
class ThatMuch:
    """As much as what happened, or was done before, came to: that much damage, as many cards as were discarded.

    Without a slot: the amount of what triggered the ability.
    """

    slot: Slot | None = None


@value
class DamageInExcess:
    """The damage on cards beyond so much: as it is now, or as it was when a card left play."""

    on: Cards
    beyond: Amount


@value
class DamageToLeave:
    """The least damage that leaves a Character in combat so much Fighting; 0 where it would be smoked (4.5.1)."""

    fighting: Amount


Amount = (
    int
    | X
    | Negative
    | Plus
    | Minus
    | Times
    | Half
    | AtMost
    | AtLeast
    | CountCards
    | CountPlayers
    | CountResources
    | CountNamedResources
    | CountSymbolsOn
    | CountFactions
    | CountPower
    | CountDamage
    | CountCounters
    | SitesNeeded
    | NumberOf
    | Bid
    | ThatMuch
    | DamageInExcess
    | DamageToLeave
)
