"""Amounts, cards, conditions and events, as an ability states them."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.ufs.ir.words import Block, Happens, How, Letter, Moment, Number, Order, Place, Stat, Verb, Vital, Who

# Amounts


@value
class Fixed:
    """A number."""

    n: int


@value
class X:
    """The number that was chosen for X (2.13.8), or that the ability defines it as."""


@value
class Paid:
    """How many cards were paid for the cost of the ability."""


@value
class Count:
    """How many cards there are."""

    of: Cards


@value
class OfPlayer:
    """A number of a player."""

    who: Who
    number: Number


@value
class OfAttack:
    """A number of the attack as it is now, or as it is printed; of another player's attack than ``who``: 0."""

    stat: Stat
    printed: bool = False
    who: Who | None = None


@value
class OfEvent:
    """How much damage was dealt, vitality lost, or how many cards it were, in what was waited for."""


@value
class OfPaid:
    """A number of the one card with which the cost was paid by doing something to it."""

    stat: Stat
    verb: Verb


@value
class OfCard:
    """A number of one card, as it is now or as it is printed; 0 where there is no such card."""

    card: ThatCard | Preceding | This
    stat: Stat
    printed: bool = False


@value
class Often:
    """To how many cards something was done in this turn, or in this Combat Phase: by whom, whose, and from where."""

    happens: Happens
    by: Who | None
    whose: Who | None
    place: Place
    combat: bool


@value
class OfTokens:
    """How many tokens of a name lie on a card, or on the character of a player."""

    name: str
    on: Who | This | ThatCard


@value
class OfCheck:
    """What the control check that the effect before had somebody make has come to."""


@value
class Total:
    """The numbers of several cards together."""

    of: Cards
    stat: Stat
    printed: bool = False


@value
class Times:
    """A number so often."""

    amount: Amount
    times: Amount


@value
class Half:
    """Half of a number, rounded up or down."""

    of: Amount
    up: bool


@value
class Divided:
    """A number divided by another, rounded up or down; divided by 0 it is 0 (2.13.6)."""

    of: Amount
    by: Amount
    up: bool


@value
class AtMost:
    """A number, but no more than so much."""

    of: Amount
    most: int


@value
class AtLeast:
    """A number, but no less than so much."""

    of: Amount
    least: int


@value
class Sum:
    """Two numbers together, or one less another (``sign`` -1)."""

    one: Amount
    other: Amount
    sign: int


@value
class Apart:
    """How far two numbers are from each other."""

    one: Amount
    other: Amount


@value
class Better:
    """The higher or the lower of two numbers."""

    one: Amount
    other: Amount
    higher: bool


Amount = (
    Fixed
    | X
    | Paid
    | Count
    | OfPlayer
    | OfAttack
    | OfEvent
    | OfPaid
    | OfCard
    | OfCheck
    | OfTokens
    | Often
    | Total
    | Times
    | Half
    | Divided
    | AtMost
    | AtLeast
    | Sum
    | Apart
    | Better
)


# Cards


@value
class Kind:
    """What cards are meant: each of what is stated has to fit.

    ``types`` and ``zones`` (of attacks) are alternatives; ``traits`` are keywords. ``printed``: the number that is
    compared is the printed one. ``any_of``: it has to be of one of these kinds as well, ``none_of``: of none.
    ``reversal``: whether it is an attack that was played as a Reversal (8.3.4). The zones of blocks are their own.
    ``more_than``: its ``stat`` is higher than that number of the same card. ``shares``: it shares so many symbols with
    a card, or, if it is negative, fewer; ``with_``: that card, or whose character it is. ``not_done``: it has not
    been done to it in this turn, or in this Combat Phase (``in_combat``). ``named``: it is the card that was named.
    ``unblocked``: it is an attack that goes on and is not blocked. ``dealt``: whether its attack has dealt damage.
    ``this_way``: the effect before has done something to it.
    """

    types: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    letters: tuple[Letter, ...] = ()
    not_types: tuple[str, ...] = ()
    committed: bool | None = None
    face_down: bool | None = None
    other: bool = False
    stat: Stat | None = None
    order: Order | None = None
    bound: int = 0
    printed: bool = False
    any_of: tuple[Kind, ...] = ()
    not_traits: tuple[str, ...] = ()
    reversal: bool | None = None
    none_of: tuple[Kind, ...] = ()
    more_than: Stat | None = None
    not_done: Happens | None = None
    in_combat: bool = False
    named: bool = False
    unblocked: bool = False
    dealt: bool | None = None
    this_way: bool = False
    shares: int = 0
    with_: Who | This | ThisAttack | ThatCard = Who.YOU


@value
class This:
    """The card whose ability it is (2.0.1); only while it is in ``place``, if that is said."""

    place: Place | None = None


@value
class ThisAttack:
    """The attack that goes on."""


@value
class Preceding:
    """The card that lies before the attack in its card pool, if it is of a kind."""

    kind: Kind


@value
class ThatCard:
    """The card that the ability acted on before, or that the trigger is about.

    ``of_event``: the latter, whatever was acted on since.
    """

    of_event: bool = False


@value
class Cards:
    """Cards of a kind in a place; ``who`` controls or owns them, ``None``: anybody."""

    kind: Kind
    who: Who | None
    place: Place


@value
class Chosen:
    """Cards that somebody chooses among others; ``at_random`` by nobody."""

    of: Cards
    how: How
    amount: Amount
    by: Who = Who.YOU
    at_random: bool = False


@value
class Top:
    """The top cards of a deck."""

    who: Who
    amount: Amount
    place: Place = Place.DECK


Ref = This | ThisAttack | ThatCard | Chosen | Top


# Conditions


@value
class Compares:
    """How one number compares with another."""

    amount: Amount
    order: Order
    to: Amount


@value
class CardIs:
    """Whether a card is of a kind."""

    card: This | ThisAttack | ThatCard
    kind: Kind


@value
class AttackBlocked:
    """Whether the attack is blocked; ``how`` in either way if left out."""

    how: Block | None = None


@value
class AttackIsFirst:
    """Whether the attack of a player is the first card in that player's card pool."""

    who: Who


@value
class HasSymbol:
    """Whether the character of a player has a symbol."""

    who: Who
    symbol: str


@value
class CharacterIs:
    """Whether the character of a player has a name, in lower case."""

    who: Who
    name: str


@value
class GenderIs:
    """Whether the character of a player is of a gender (2.7.1)."""

    who: Who
    gender: str


@value
class BloodIs:
    """Whether the character of a player has a blood type (2.7.4)."""

    who: Who
    blood_type: str


@value
class Taller:
    """Whether the opponent's character has more, or less, of a vital statistic than yours (2.7.2, 2.7.3)."""

    who: Who
    vital: Vital
    order: Order


@value
class IsTurnOf:
    """Whether it is a player's turn."""

    who: Who


@value
class Not:
    """Whether something is not so."""

    of: Condition


@value
class AttackIsOf:
    """Whether the attack that goes on is that of a player."""

    who: Who


@value
class PlayedAsReversal:
    """Whether the attack was played as a Reversal (8.3.4)."""


@value
class IsIn:
    """Whether this card is in a place of its player's."""

    place: Place


@value
class FirstTurn:
    """Whether it is the first turn of the game."""


@value
class IsNthAttack:
    """Whether the attack that goes on is the first, second ... that its player, ``who``, has played in this turn."""

    who: Who
    nth: int


@value
class Done:
    """Whether a player has done something so often in this turn, or in this Combat Phase; of cards, those of a kind.

    ``happens`` is to draw, to deal damage, or to play a card; ``order`` and ``bound`` say how often.
    """

    happens: Happens
    who: Who
    combat: bool
    kind: Kind = Kind()
    order: Order = Order.AT_LEAST
    bound: int = 1


@value
class CheckPassed:
    """Whether the control check that the effect before had somebody make has passed."""


@value
class Both:
    """Whether two things are so."""

    one: Condition
    other: Condition


Condition = (
    Compares
    | CardIs
    | AttackBlocked
    | AttackIsFirst
    | AttackIsOf
    | PlayedAsReversal
    | IsIn
    | FirstTurn
    | IsNthAttack
    | Done
    | HasSymbol
    | CharacterIs
    | GenderIs
    | BloodIs
    | Taller
    | IsTurnOf
    | Not
    | CheckPassed
    | Both
)


# Events


@value
class Event:
    """What a response, a triggered ability or a pending effect waits for.

    ``card`` is what is played, blocked, destroyed; ``this``: that very card, or the attack it is about. ``nth``: which
    card of the turn it is that is played (2.9.3.7); ``order`` and ``bound``: how much damage is dealt. ``to_play``: the
    control check is made to play a card of the kind. ``keyword``: it is an ability of that keyword that is played.
    ``least``: so many cards of the kind together; ``whose`` they are, ``place`` where they were. ``cause``: it is
    done by a card effect of that player. ``among``: the control value that is checked. ``actions``: with an ability
    that is played, also an action card that is played as a block.
    """

    happens: Happens
    who: Who | None = None
    kind: Kind = Kind()
    this: bool = False
    block: Block | None = None
    moment: Moment | None = None
    nth: int | None = None
    order: Order | None = None
    bound: int = 0
    to_play: bool = False
    keyword: str | None = None
    least: int | None = None
    whose: Who | None = None
    place: Place | None = None
    cause: Who | None = None
    among: tuple[int, ...] = ()
    actions: bool = False
