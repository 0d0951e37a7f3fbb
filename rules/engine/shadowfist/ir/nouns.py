"""Who and what: players, cards, and the limits by which a text tells which of them it means.

``Players`` and ``Cards`` stand for a number of them, whatever that is; what is *chosen* of them is a ``Choice``
(``ir.choices``). Everything is read in the scope of one ability: ``You`` is its player, ``This`` its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.words import (
    CardType,
    KeywordName,
    Pile,
    Prospect,
    Quality,
    Reading,
    Role,
    Row,
    Side,
    Slot,
    Stat,
    Test,
)
from rules.engine.shadowfist.model.symbols import Symbol

if TYPE_CHECKING:
    from rules.engine.shadowfist.ir.amounts import Amount
    from rules.engine.shadowfist.ir.events import EventPattern

# Players


@value
class You:
    """The controller of the card; of an Event, who plays it."""


@value
class BoundPlayers:
    """The players that an earlier phrase has picked out: target player, that opponent, the winner."""

    slot: Slot | Role


@value
class ControllersOf:
    """The controllers of cards; of cards out of play, their owners."""

    of: Cards


@value
class OwnersOf:
    """The owners of cards."""

    of: Cards


@value
class NextTo:
    """The player to someone's left or right."""

    side: Side
    of: Players


@value
class CurrentPlayer:
    """Whose turn it is."""


@value
class HighestBidder:
    """Who has made the highest bid so far in the auction that is held (5.5)."""


@value
class AttackingPlayer:
    """Who has declared the attack in progress (6.1)."""


@value
class PlayersWho:
    """All players, or all opponents, that fit every limit."""

    opponents: bool
    limits: tuple[PlayerLimit, ...] = ()
    slot: Slot | None = None


@value
class EitherPlayers:
    """Several phrases for players, taken together."""

    of: tuple[Players, ...]


Players = (
    You
    | BoundPlayers
    | ControllersOf
    | OwnersOf
    | NextTo
    | CurrentPlayer
    | HighestBidder
    | AttackingPlayer
    | PlayersWho
    | EitherPlayers
)


@value
class ControlsSo:
    """Who controls so many cards of a kind: no Characters, 3 or more Sites; or so many that share a designator."""

    what: Matching
    test: Test
    amount: Amount
    sharing: TogetherShare | None = None


@value
class ControlsMoreThan:
    """Who controls more (or fewer) of something than others: than ``any_of`` them, or than all."""

    what: Matching
    test: Test
    than: Players
    any_of: bool = False


@value
class HasCompletedTurn:
    """Who has completed a turn in this game."""


@value
class ControlsThese:
    """Who controls a certain card: that Site."""

    what: Cards


@value
class CloserToVictory:
    """Who needs fewer Feng Shui Sites to win than others; with ``or_as_close`` as many are enough (10.2)."""

    than: Players
    or_as_close: bool = False


@value
class NotAmong:
    """All players but these."""

    those: Players


PlayerLimit = HasCompletedTurn | ControlsSo | ControlsMoreThan | ControlsThese | CloserToVictory | NotAmong

# Cards


@value
class This:
    """The card whose text it is."""


@value
class SubjectOfThis:
    """The card that this State is on, which is of ``type`` where the text says so: "subject Character"."""

    type: CardType | None = None


@value
class Bound:
    """The cards that an earlier phrase has picked out: target, the chosen Character, that Site."""

    slot: Slot | Role


@value
class SubjectsOf:
    """The cards that States are on."""

    of: Cards


@value
class StatesOn:
    """The States on cards."""

    of: Cards


@value
class TargetsOfAttacks:
    """The cards that attackers attack."""

    of: Cards


@value
class TargetsOfEffect:
    """The cards that an effect of the scene targets."""

    of: Cards


@value
class LegalSubjectsFor:
    """The legal subjects of a State (4.3.4)."""

    of: Cards


@value
class Matching:
    """All cards that are of one of the kinds and fit every limit.

    They are cards in play, unless a limit says in which pile they are. ``slot`` is what later words refer back to.
    """

    kinds: tuple[Kind, ...]
    limits: tuple[Limit, ...] = ()
    slot: Slot | None = None


@value
class EitherCards:
    """Several phrases for cards, taken together."""

    of: tuple[Cards, ...]


Cards = (
    This
    | SubjectOfThis
    | Bound
    | SubjectsOf
    | StatesOn
    | TargetsOfAttacks
    | TargetsOfEffect
    | LegalSubjectsFor
    | Matching
    | EitherCards
)

# A phrase that must stand for one card or one player: where it stands for several, nobody has said which is meant.
# The lowering refuses what may be several (``lowering.one_or_many``), and what runs it whatever is (``query.single``).
OneCard = Cards
OnePlayer = Players

# The words of a noun


@value
class OfType:
    """It is of a type."""

    type: CardType
    negated: bool = False


@value
class Is:
    """An adjective fits it."""

    quality: Quality
    negated: bool = False


@value
class Designated:
    """It has a designator."""

    word: str
    negated: bool = False


@value
class OfSymbol:
    """It requires or provides a resource of that kind (4.3.1)."""

    symbol: Symbol
    negated: bool = False


@value
class Costs:
    """Its printed cost is so much: a 1-cost Character."""

    amount: Amount


@value
class Another:
    """It is neither the card that says so (of a State: nor its subject), nor one that the ability has named before."""


Word = OfType | Is | Designated | OfSymbol | Costs | Another
# What a noun says of a card: all of it has to fit.
Kind = tuple[Word, ...]

# What limits a noun


@value
class ControlledBy:
    """One of these players controls it; with ``or_played`` it may also be an Event, which one of them has played."""

    players: Players
    or_played: bool = False


@value
class OwnedBy:
    """One of these players owns it."""

    players: Players


@value
class InPile:
    """It is in a pile of these players; of anyone, where none are named."""

    pile: Pile
    of: Players | None = None


@value
class AtLocationOf:
    """It is at the location of one of these cards."""

    of: Cards


@value
class AtLocationOfAttack:
    """It is where the attack takes place (6.1)."""


@value
class InRowOf:
    """It is in a row of these players' site structures."""

    row: Row
    of: Players


@value
class OnCard:
    """It is a State on one of these cards."""

    subject: Cards


@value
class IsSubjectOf:
    """One of these States is on it."""

    states: Cards
    negated: bool = False


@value
class BehindSite:
    """It is the Site behind one of these front-row Sites."""

    front: Cards


@value
class InCombat:
    """It is in combat, or prior to combat about to be, with one of these cards if any are named (6.4)."""

    opposing: Cards | None = None


@value
class AboutToFight:
    """It is about to enter combat, with one of these cards if any are named (6.4)."""

    opposing: Cards | None = None
    negated: bool = False


@value
class AboutToFightEachOther:
    """Those that are chosen together are about to enter combat with each other."""


@value
class Compares:
    """A number of it compares so with an amount; a number that it does not have never does (2.1)."""

    stat: Stat
    reading: Reading
    test: Test
    amount: Amount


@value
class TogetherCompare:
    """The total of a number of all that are chosen compares so with an amount."""

    stat: Stat
    reading: Reading
    test: Test
    amount: Amount


@value
class TogetherShare:
    """Those that are chosen together share a designator, other than the excepted ones."""

    excepted: tuple[str, ...] = ()


@value
class TogetherControlled:
    """Those that are chosen together are controlled by one player, or each by another."""

    by_one: bool


@value
class HasKeyword:
    """It has a special ability."""

    name: KeywordName
    negated: bool = False


@value
class HasDamage:
    """There is damage on it."""

    negated: bool = False


@value
class HasCounters:
    """There are counters on it."""

    negated: bool = False


@value
class HasResourceConditions:
    """It has resource conditions, or such of these symbols."""

    symbols: tuple[Symbol, ...] = ()
    negated: bool = False


@value
class HasState:
    """A State that fits is on it."""

    states: Matching
    negated: bool = False


@value
class Titled:
    """It has (or has not) one of these titles."""

    titles: tuple[str, ...]
    negated: bool = False


@value
class AnotherTitle:
    """It has another title than each card that the ability has named before."""


@value
class SameTypeAs:
    """It is of the type of one of these cards."""

    of: Cards


@value
class IsOneOf:
    """It is one of these cards, or fits them."""

    cards: Cards
    negated: bool = False


@value
class AnyOf:
    """One of these limits fits."""

    limits: tuple[Limit, ...]


@value
class AllOf:
    """All of these limits fit."""

    limits: tuple[Limit, ...]


@value
class IsAttacking:
    """It is attacking, one of these cards or players' cards if any are named."""

    what: Cards | Players | None = None
    negated: bool = False


@value
class IsIntercepting:
    """It is intercepting, one of these cards if any are named."""

    what: Cards | Players | None = None
    negated: bool = False


@value
class IsAttacked:
    """It is the target of an attack, by one of these cards or players if any are named."""

    by: Cards | Players | None = None
    negated: bool = False


@value
class IsIntercepted:
    """It is intercepted, by one of these cards or players if any are named."""

    by: Cards | Players | None = None
    negated: bool = False


@value
class HasAttacked:
    """It turned to attack in this attack, or in this turn: one of these cards, from the location of one of those."""

    what: Cards | None = None
    home: Cards | None = None
    this_turn: bool = False
    negated: bool = False


@value
class DidThisTurn:
    """It has done what the event describes in this turn; ``while_attacking`` only counts what it did so."""

    event: EventPattern
    while_attacking: bool = False
    negated: bool = False


@value
class SufferedThisTurn:
    """What the event describes has happened to it in this turn."""

    event: EventPattern
    while_attacking: bool = False
    negated: bool = False


@value
class EffectTargets:
    """It is a card whose waiting effect targets one of these cards or players, or so many of them."""

    what: Cards | Players
    test: Test
    amount: Amount
    negated: bool = False


@value
class EffectWould:
    """It is a card whose waiting effect would do this to such cards (5.2)."""

    verb: Prospect
    what: Matching
    test: Test
    amount: Amount
    negated: bool = False


@value
class EffectMovesPower:
    """It is a card whose waiting effect would have these players lose Power to another."""

    victims: Players | None = None
    negated: bool = False


@value
class EffectGeneratedBy:
    """It is an effect, or a card whose effect waits, that was generated by these cards or players."""

    by: Cards | Players
    negated: bool = False


@value
class EffectOfTurning:
    """It is an effect that was generated by turning one of these cards."""

    cards: Cards


@value
class TitledAs:
    """It has the title that a player has named."""

    named: Slot


@value
class CouldRedirectDamage:
    """It is a card, or an effect of one, that redirects damage (4.5.2)."""


@value
class WouldAffect:
    """It is a source that would affect these, where it would affect a card (7.6): Events that affect cards in play."""

    cards: Cards


@value
class PlayedOn:
    """It is played on one of these cards: of a State, as it is played (4.3.4); ``later``: after what says so."""

    subject: Cards
    later: bool = False


Limit = (
    ControlledBy
    | OwnedBy
    | InPile
    | AtLocationOf
    | AtLocationOfAttack
    | InRowOf
    | OnCard
    | IsSubjectOf
    | BehindSite
    | InCombat
    | AboutToFight
    | AboutToFightEachOther
    | Compares
    | TogetherCompare
    | TogetherShare
    | TogetherControlled
    | HasKeyword
    | HasDamage
    | HasCounters
    | HasResourceConditions
    | HasState
    | Titled
    | AnotherTitle
    | SameTypeAs
    | IsOneOf
    | AnyOf
    | AllOf
    | IsAttacking
    | IsIntercepting
    | IsAttacked
    | IsIntercepted
    | HasAttacked
    | DidThisTurn
    | SufferedThisTurn
    | EffectTargets
    | EffectWould
    | EffectMovesPower
    | EffectGeneratedBy
    | EffectOfTurning
    | WouldAffect
    | CouldRedirectDamage
    | TitledAs
    | PlayedOn
    | OfType
    | Is
    | Designated
    | OfSymbol
)
# Limits of several chosen cards together: whoever chooses them checks these.
Together = TogetherCompare | TogetherShare | TogetherControlled | AboutToFightEachOther
