"""What holds for a time, or as long as a card is in play: what cards have, what cannot be, what is done otherwise."""

from __future__ import annotations

from enum import Enum

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.choices import Name
from rules.engine.shadowfist.ir.nouns import Cards, Matching, OneCard, OnePlayer, Players
from rules.engine.shadowfist.ir.words import DamageKind, KeywordName, RestrictionName, Slot, Stat
from rules.engine.shadowfist.model.symbols import Symbol

# What a card has


@value
class BonusTo:
    """So much more of a number: +2 Fighting, -1 Body."""

    stat: Stat
    amount: Amount


@value
class DamageBonus:
    """So much more damage whenever it inflicts any, on such cards if the text says which (4.5.1).

    ``next_only``: on the next such card on which it inflicts combat damage, and no other.
    """

    amount: Amount
    kind: DamageKind = DamageKind.ANY
    against: Cards | None = None
    next_only: bool = False


@value
class HasSpecial:
    """A special ability: its value (Toughness: 1), and the cards against which it works (10.1.2)."""

    name: KeywordName
    value: Amount | None = None
    against: Cards | None = None
    damage: DamageKind = DamageKind.ANY


@value
class HasRestriction:
    """A restriction that it gains."""

    name: RestrictionName


@value
class HasDesignator:
    """A designator."""

    word: str


@value
class HasNamedDesignator:
    """The designator that a player names as the card enters play."""

    name: Name


@value
class HasImmunity:
    """Immunity: it is not affected by these (7.6, the later page)."""

    to: Cards


@value
class HasTextOf:
    """The rules text that is printed on other cards."""

    of: Cards


@value
class HasSpecialsOf:
    """The special abilities of other cards, but for those that ``given_by`` have given them."""

    of: Cards
    given_by: Cards | None = None


Benefit = (
    BonusTo
    | DamageBonus
    | HasSpecial
    | HasRestriction
    | HasDesignator
    | HasNamedDesignator
    | HasImmunity
    | HasTextOf
    | HasSpecialsOf
)


class Deed(Enum):
    """What a text forbids, permits or demands to be done with or by a card."""

    ATTACK = "attack"
    TURN_TO_ATTACK = "turn to attack"
    JOIN = "join an attack"
    INTERCEPT = "intercept"
    DECLARE_ATTACK = "declare an attack"
    TURN_TO_HEAL = "turn to heal"
    TURN_TO_CHANGE_LOCATION = "turn to change location"
    CHANGE_LOCATION = "change location"
    TURN = "turn"
    UNTURN = "unturn"
    PLAY = "play"
    HEAL = "heal"
    SMOKE = "smoke"
    SMOKE_AT_ZERO = "smoke at zero"
    TOAST = "toast"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"
    RETURN = "return"
    TARGET = "target"
    CANCEL = "cancel"
    COPY = "copy"
    TAKE_CONTROL = "take control of"
    SEIZE = "seize"
    BURN = "burn"
    BURN_FOR_VICTORY = "burn for victory"
    BURN_FOR_POWER = "burn for power"
    INFLICT_DAMAGE = "inflict damage"
    INCREASE_DAMAGE = "increase damage"
    REMOVE = "remove from the game"
    REDUCE_DAMAGE = "reduce damage"
    REDIRECT_DAMAGE = "redirect damage"
    REMOVE_DAMAGE = "remove damage"
    GAIN_POWER = "gain Power"
    STEAL_POWER = "steal Power"
    GENERATE_POWER = "generate Power"
    DRAW = "draw"
    RESPOND = "respond"
    REVEAL = "reveal"
    CHANGE_TARGET = "change the target"
    GAIN_KEYWORD = "gain a special ability"
    BECOME_SUBJECT = "become the subject of a State"
    WIN = "win"


@value
class Forbid:
    """Something cannot be done: to ``cards``, or by ``doer`` (to ``other``, the attacker that it cannot intercept).

    ``alone``: it cannot be done without others that do it too; ``beside``: not together with these.
    """

    deeds: tuple[Deed, ...]
    cards: Cards | None = None
    doer: Cards | Players | None = None
    other: Cards | Players | None = None
    alone: bool = False
    beside: Cards | None = None


@value
class ForbidDamageChange:
    """Damage cannot be reduced, redirected or removed; ``to`` is where it cannot be redirected."""

    deeds: tuple[Deed, ...]
    on: Cards | Players | None = None
    by: Cards | Players | None = None
    kind: DamageKind = DamageKind.ANY
    to: Cards | None = None
    doer: Cards | Players | None = None


@value
class ForbidPlaying:
    """Cards cannot be played, by players, on subjects, if the text says which."""

    what: Cards
    players: Cards | Players | None = None
    on: Cards | None = None


@value
class InResponse:
    """What cannot be done in response to the effect that says so (5.2)."""

    statement: Forbid | ForbidDamageChange | ForbidPlaying | NotAffectedBy | Spares


class LegalAs(Enum):
    """As what a card can be legal or not (7.6)."""

    TARGET = "target"
    SUBJECT = "subject"


@value
class NoLegal:
    """Cards are no legal targets or subjects, for these if the text says for what (7.6)."""

    cards: Cards
    role: LegalAs
    of: Cards | Players | None = None


@value
class PermitDeed:
    """Cards may do what otherwise they could not: attack in an opponent's turn, attack back-row Sites."""

    deeds: tuple[Deed, ...]
    cards: Cards
    other: Cards | Players | None = None
    without_turning: bool = False


@value
class Demand:
    """Cards must do something if they can (1.1): attack each turn, intercept in that attack.

    ``if_you_attack``: the text says that it holds if its player attacks, as it does of attacking in any case.
    """

    deeds: tuple[Deed, ...]
    cards: Cards
    other: Cards | Players | None = None
    if_you_attack: bool = False


@value
class NotAffectedBy:
    """Cards are treated as if these did not exist (7.6)."""

    cards: Cards
    by: Cards | Players


@value
class Spares:
    """This card's own effect does not affect these (7.6)."""

    cards: Cards


class Blank(Enum):
    """How a card's text is without effect (7.2)."""

    CANCELED = "canceled"
    BLANK = "blank"
    NO_EFFECT = "has no effect"
    SPECIALS = "special abilities canceled"


@value
class TextIsBlank:
    """The rules text of cards does nothing."""

    cards: Cards
    how: Blank


@value
class Grant:
    """Cards have benefits, each so many times."""

    cards: Cards
    benefits: tuple[Benefit, ...]
    times: Amount = 1


class DamageChange(Enum):
    """What becomes of damage before it is inflicted (4.5.1, 10.2)."""

    BY = "by so much more, or less"
    TO = "to so much"
    AT_MOST = "to no more than so much"
    HALF_UP = "half, rounded up"
    HALF_DOWN = "half, rounded down"


@value
class ChangeDamage:
    """Damage inflicted on or by cards changes; not that which is ``spared``.

    ``cannot``: the text says that more cannot be inflicted, which counts against another "cannot" (7.7).
    """

    change: DamageChange
    amount: Amount
    on: Cards | Players | None = None
    by: Cards | Players | None = None
    kind: DamageKind = DamageKind.ANY
    spared: DamageOf | None = None
    cannot: bool = False


@value
class DamageOf:
    """Damage of a kind, by such cards if the text says by which."""

    kind: DamageKind
    by: Cards | None = None


@value
class RedirectsDamage:
    """All such damage is redirected to a card (4.5.2)."""

    to: OneCard
    on: Cards | None = None
    by: Cards | Players | None = None
    kind: DamageKind = DamageKind.ANY


@value
class InsteadOfDamage:
    """A card inflicts another amount of damage than its Fighting, or none (4.5.1); if ``chosen_by`` wants it."""

    cards: Cards
    amount: Amount
    kind: DamageKind = DamageKind.COMBAT
    on: Cards | None = None
    chosen_by: OnePlayer | None = None


@value
class ChangeCost:
    """What it costs to play such cards changes by so much, for these players, on these subjects if the text says so.

    ``free``: they cost nothing. ``this_way``: as far as the same card lets them be played.
    """

    what: Cards
    by: Amount
    players: Players | None = None
    on: Cards | None = None
    free: bool = False
    this_way: bool = False


@value
class MustPay:
    """Players must pay Power to do something."""

    amount: Amount
    deeds: tuple[Deed, ...]
    doer: Cards | Players | None = None
    other: Cards | Players | None = None


@value
class Provides:
    """A card provides resources while it is in play (4.3.1)."""

    symbols: tuple[Symbol, ...]
    times: Amount
    cards: Cards


@value
class Substitutes:
    """One resource may stand for another when such cards are played (4.3.1)."""

    gives: tuple[Symbol, ...]
    stands_for: tuple[Symbol, ...]
    playing: Matching | None = None


@value
class Ignored:
    """So many resource conditions need not be met, or all; of these symbols, or a named one, if the text says which.

    ``any_type``: it does not matter of what type the card is.
    """

    number: Amount | None = None
    symbols: tuple[Symbol, ...] = ()
    named: Slot | None = None
    any_type: bool = False


@value
class IgnoresConditions:
    """So many resource conditions of such cards need not be met."""

    what: Cards
    ignored: Ignored


@value
class GeneratesPower:
    """A card generates Power, as much as it does anyway where no amount is said, in the power generation phase (4.1).

    It is its controller's phase, unless the statement has a time of its own; ``to`` is who gains it then.
    """

    amount: Amount | None
    cards: Cards
    instead: bool = False
    to: OnePlayer | None = None


@value
class HandSize:
    """A player's hand size is greater or smaller by so much (3.3.1)."""

    players: Players
    by: Amount


@value
class MoreInPhase:
    """A player may draw or discard so many more cards in the phase for that (3.3.1)."""

    deed: Deed
    players: Players
    amount: Amount


@value
class ForbidReductions:
    """The cost of cards cannot be reduced by so many such cards together (4.3.2)."""

    what: Cards
    by: Cards
    number: Amount


@value
class LeastNumber:
    """What an effect of this card makes of a number is not less than so much, or of each of its ``digits`` (4.6).

    ``only_lowered``: nothing is said of a number that goes up.
    """

    least: int
    digits: bool = False
    only_lowered: bool = False


@value
class SparesNumbers:
    """Numbers that effects of this card do not change: costs."""

    stat: Stat


@value
class SitesToWin:
    """How many Feng Shui Sites a player needs to win is another number (4.9)."""

    players: Players
    by: Amount


@value
class NotCounted:
    """Cards do not count toward victory (4.9)."""

    cards: Cards


@value
class MostInterceptors:
    """Players cannot declare more interceptors than so many (6.3)."""

    players: Players
    most: Amount


@value
class Controls:
    """A player controls cards as long as this holds (7.4); ``unturned``: the text says that they unturn, as they do."""

    players: OnePlayer
    cards: Cards
    unturned: bool = False


@value
class EntersPlay:
    """A card enters play in another way: turned, face up, with counters."""

    cards: Cards
    turned: bool = False
    counters: Amount | None = None


@value
class ManyTargets:
    """Attacks that players declare may have so many targets, or any number of them; only the next one, or all (6.3)."""

    players: Players
    most: Amount | None = None
    next_only: bool = False


@value
class PlayPermission:
    """Cards may be played otherwise than usual: at another time, cost or place, ignoring some conditions.

    ``held``: the text says that those control it into whose site structure it is played, which is so anyway (4.3.3).
    """

    cards: Cards
    players: Players
    cost_by: Amount | None = None
    free: bool = False
    ignoring: tuple[Ignored, ...] = ()
    on: Cards | None = None
    structure: Players | None = None
    held: bool = False


Statement = (
    Grant
    | Forbid
    | ForbidDamageChange
    | ForbidPlaying
    | InResponse
    | NoLegal
    | Spares
    | PermitDeed
    | Demand
    | NotAffectedBy
    | TextIsBlank
    | ChangeDamage
    | RedirectsDamage
    | InsteadOfDamage
    | ChangeCost
    | MustPay
    | Provides
    | Substitutes
    | IgnoresConditions
    | GeneratesPower
    | HandSize
    | MoreInPhase
    | ForbidReductions
    | LeastNumber
    | SparesNumbers
    | SitesToWin
    | NotCounted
    | MostInterceptors
    | Controls
    | EntersPlay
    | ManyTargets
    | PlayPermission
)
