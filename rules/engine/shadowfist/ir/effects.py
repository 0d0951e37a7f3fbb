"""What is done as an effect resolves, or is paid as it is generated: one value for each thing the rules know.

``by`` is the player who does it (You where nobody is named), ``source`` the card: "this card inflicts", "target
inflicts". An effect that may be done is a ``May``; one that hangs on something an ``OnCondition``.
"""

from __future__ import annotations

from enum import Enum
from typing import get_args

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.choices import Choice, ChooseCards, ChooseNumber, OnePatient, Patients
from rules.engine.shadowfist.ir.conditions import Condition
from rules.engine.shadowfist.ir.continuous import Blank, Ignored, LeastNumber, Statement
from rules.engine.shadowfist.ir.events import EventPattern
from rules.engine.shadowfist.ir.nouns import Cards, Matching, OneCard, OnePlayer, Players, This, You
from rules.engine.shadowfist.ir.timing import Duration, HowOften, Moment, Time, UntilMomentOf
from rules.engine.shadowfist.ir.words import Burning, DamageKind, Pile, Side, Slot, Test

# To cards


@value
class Damage:
    """Damage is inflicted (4.5): divided as the player chooses, or to each so much; all at once.

    ``with_cause``: simultaneously with the damage that triggered it. ``shares``: how it is divided among the cards that
    were bound, once that has been decided.
    """

    amount: Amount
    on: Patients
    source: Cards = This()
    divided: bool = False
    kind: DamageKind = DamageKind.ANY
    marks: tuple[str, ...] = ()
    with_cause: bool = False
    shares: tuple[int, ...] = ()


@value
class PlaceDamage:
    """So many damage counters are placed on cards, which is not inflicting damage."""

    amount: Amount
    cards: Patients


@value
class Heal:
    """All damage is removed from cards (4.5.3)."""

    cards: Patients
    slot: Slot | None = None


@value
class RemoveDamage:
    """So much damage is removed from cards; ``most`` leaves it to the player to remove less."""

    amount: Amount | None
    cards: Patients
    up_to: bool = False


class Removal(Enum):
    """How a card leaves (2.2, 10.2)."""

    SMOKE = "smoke"
    TOAST = "toast"
    SACRIFICE = "sacrifice"
    REMOVE_FROM_GAME = "remove from the game"


@value
class Remove:
    """Cards are smoked, toasted, sacrificed or removed from the game; ``by`` is the player who does it."""

    how: Removal
    cards: Patients
    by: OnePlayer = You()


class Place(Enum):
    """Where a card goes."""

    HAND = "hand"
    PLAY = "play"
    TOP_OF_DECK = "top of deck"
    BOTTOM_OF_DECK = "bottom of deck"
    DECK = "deck"
    SMOKED = "smoked pile"
    TOASTED = "toasted pile"
    BURNED = "burned-for-victory pile"


@value
class Return:
    """Cards go to a hand, a deck, a pile or back into play; to those of their owners, if ``to`` is not said."""

    cards: Patients
    place: Place
    to: OnePlayer | None = None
    on: OnePatient | None = None
    at: OnePatient | None = None
    face_up: bool = False
    shuffled: bool = False
    by: OnePlayer = You()


@value
class MoveState:
    """A State is placed on another subject."""

    state: Patients
    onto: OnePatient


@value
class ChangeLocation:
    """A Character changes location by one column (4.7)."""

    cards: Patients
    side: Side = Side.EITHER


@value
class TurnCards:
    """Cards turn (4.2)."""

    cards: Patients
    by: OnePlayer = You()


@value
class UnturnCards:
    """Cards unturn (4.2)."""

    cards: Patients


@value
class PlaceCounters:
    """So many counters are placed on cards."""

    amount: Amount
    cards: Patients


@value
class RemoveCounters:
    """So many counters are removed from cards."""

    amount: Amount
    cards: Patients


@value
class Reveal:
    """Face-down Feng Shui Sites are revealed (4.3.3)."""

    cards: Patients


@value
class TakeControl:
    """A player takes control of cards (7.4)."""

    cards: Patients
    until: Duration | None = None
    by: OnePlayer = You()
    unturned: bool = False


@value
class ReturnControl:
    """Control of cards goes back to who had it before (7.4)."""

    cards: Patients
    to: Players | None = None


@value
class GiveControl:
    """A player gives another control of cards (7.4)."""

    cards: Patients
    to: OnePlayer
    until: Duration | None = None


@value
class Seize:
    """A Site is seized (6.4.3)."""

    site: Patients
    by: OnePlayer = You()


@value
class Burn:
    """A Site is burned (6.4.3)."""

    site: Patients
    how: Burning
    by: OnePlayer = You()


# To players


@value
class GainPower:
    """Players gain Power; no more than ``most`` in each stretch, where the text bounds that (4.1).

    ``most_from`` are the cards from which together it is no more, where the text names them.
    """

    amount: Amount
    players: Players = You()
    most: Amount | None = None
    per: HowOften | None = None
    slot: Slot | None = None
    generated: bool = False
    most_from: Cards | None = None


@value
class GenerateAlone:
    """Nothing else generates Power for its player in that time: no other card that ``whose`` players play or control.

    Where they are not named, no other card at all.
    """

    during: Time
    whose: Players | None = None


@value
class LosePower:
    """Players lose Power; all of it, if no amount is said."""

    amount: Amount | None
    players: Players


@value
class StealPower:
    """Power goes from players to another (4.1); all of it, if no amount is said."""

    amount: Amount | None
    victims: Players
    by: OnePlayer = You()
    slot: Slot | None = None


@value
class GivePower:
    """A player gives another Power, as far as there is any."""

    amount: Amount
    giver: Players
    to: Players


@value
class PayPower:
    """Players pay Power."""

    amount: Amount
    players: Players = You()


@value
class Draw:
    """Players draw cards; up to so many, if they may stop before."""

    amount: Amount
    players: Players = You()
    up_to: bool = False
    slot: Slot | None = None


@value
class Discard:
    """Players discard cards from their hands: of their choice, or at random; all, if no amount is said."""

    amount: Amount | None
    players: Players = You()
    at_random: bool = False
    among: Matching | None = None
    up_to: bool = False
    chosen_by: OnePlayer | None = None
    slot: Slot | None = None


@value
class DiscardCards:
    """Certain cards are discarded from where they are."""

    cards: Patients


@value
class Shuffle:
    """Players shuffle their decks."""

    players: Players = You()


@value
class LookAt:
    """Someone looks at hidden cards: all of a pile, or so many from its top, to which the slot is bound."""

    pile: Pile
    of: Players
    number: Amount | None = None
    by: OnePlayer = You()
    slot: Slot | None = None


@value
class Search:
    """A player looks through a pile for a card that fits, and takes it."""

    pile: Pile
    of: Players
    choice: ChooseCards


@value
class SwapPositions:
    """Players swap their places at the table."""

    players: Players


# To effects of the scene and to attacks


@value
class CancelEffect:
    """Effects of the scene are canceled; the cards that generated them are smoked, toasted or turned besides (5.2)."""

    cards: Patients
    also: Removal | None = None
    turn_too: bool = False


@value
class CancelText:
    """The rules text of cards is canceled or blank for a time (7.2)."""

    cards: Patients
    how: Blank
    until: Duration | None = None


@value
class Retarget:
    """An effect of the scene, or attackers, get other targets: chosen ones, or this card (4.3.6)."""

    of: Cards
    to: Patients | None


@value
class CeaseAttacking:
    """Characters cease attacking (6.1)."""

    cards: Patients


@value
class CeaseIntercepting:
    """Characters cease intercepting."""

    cards: Patients


@value
class Intercept:
    """Cards intercept in the attack in progress (6.3), without turning."""

    cards: Patients


@value
class CutDeck:
    """Players cut their decks."""

    players: Players


@value
class RedirectDamage:
    """A signpost is set by which damage goes to another card (4.5.2)."""

    to: OnePatient
    on: OneCard | None = None
    source: OneCard | None = None
    kind: DamageKind = DamageKind.ANY
    amount: Amount | None = None
    up_to: bool = False


# For a time


@value
class For:
    """A statement holds for a time, while the conditions hold."""

    statement: Statement
    until: Duration | None
    conditions: tuple[Condition, ...] = ()


class Part(Enum):
    """What of a card can be copied (7.5, 4.6)."""

    TEXT = "rules text"
    SPECIALS = "special abilities"
    RESTRICTIONS = "restrictions"
    DESIGNATORS = "designators"
    FIGHTING = "fighting"
    BODY = "body"
    TITLE = "title"
    SUBTITLE = "subtitle"
    CONDITIONS = "resource conditions"
    PROVISIONS = "resource provisions"


@value
class CopyText:
    """What is printed on cards is copied onto others, but for the parts of them that are left out (7.5)."""

    of: Patients
    onto: Cards
    until: Duration | None = None
    parts: tuple[Part, ...] = (Part.TEXT,)
    without: tuple[Part, ...] = ()


@value
class SwapTexts:
    """Two cards swap their rules texts, and those of the States on them (7.5)."""

    cards: Cards
    until: Duration | None = None
    with_states: bool = False


@value
class ChangeDigit:
    """A number on a card goes up or down by so much: one that was chosen before, or one that is chosen now.

    ``as_chosen``: which of the two was chosen before, too. ``least`` is what the same effect does not make of it (7.7).
    """

    of: Slot | ChooseNumber
    amount: Amount
    until: Duration | None = None
    as_chosen: bool = False
    least: LeastNumber | None = None


@value
class BecomeTitled:
    """A card's title becomes another (7.5)."""

    cards: Cards
    words: tuple[str, ...]
    of: OneCard | None = None
    until: Duration | None = None
    subtitle: bool = False


# Playing and auctions


@value
class PlayCards:
    """A player plays cards as the effect resolves, on such terms."""

    choice: Patients
    cost_by: Amount | None = None
    free: bool = False
    ignoring: tuple[Ignored, ...] = ()
    on: OnePatient | None = None
    by: OnePlayer = You()
    put: bool = False
    face_up: bool = False


@value
class ReloadCards:
    """Cards are reloaded from a smoked pile (the later page)."""

    cards: Patients


@value
class StartAuction:
    """An auction is held (5.5), with an opening bid if the text has one."""

    opening: Amount | None = None
    by: OnePlayer = You()


@value
class WinAuction:
    """A player wins the auction that is being held (5.5)."""

    players: OnePlayer = You()


# How effects are put together


@value
class Choose:
    """Something is chosen or named as the effect comes to it."""

    choice: Choice


@value
class May:
    """A player may do it, or not; ``by`` decides."""

    effects: tuple[Effect, ...]
    by: OnePlayer = You()


@value
class InOrderTo:
    """What is done first is the cost of the rest: only who has done it does that.

    ``if_done``: it is said afterwards ("if you do"), so that nothing of it is paid before the effect resolves.
    """

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    by: OnePlayer = You()
    optional: bool = True
    if_done: bool = False


@value
class IfNotDone:
    """If what is done first is not done, the rest is: "or, if you do not, ..."."""

    first: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


@value
class Together:
    """Several things in one statement, in their order: "choose a resource and an opponent"."""

    effects: tuple[Effect, ...]


@value
class OnCondition:
    """It is done if the condition holds when the effect comes to it; otherwise the rest is."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class OneOf:
    """A player does one of these."""

    options: tuple[tuple[Effect, ...], ...]
    by: OnePlayer = You()


@value
class ForEachPlayer:
    """Each of some players does it, in the order of simultaneous play (5.4); the slot is bound to that player.

    ``one``: only the first of them who does: "an opponent may ...".
    """

    slot: Slot
    players: Players
    effects: tuple[Effect, ...]
    one: bool = False


@value
class Later:
    """It is done at a later moment: at the end of the turn; ``outlasts``: also if its card has left play by then."""

    at: Moment | UntilMomentOf
    effects: tuple[Effect, ...]
    outlasts: bool = False


@value
class WhenNext:
    """It is done whenever something happens, for a time: "when it is smoked this turn, gain 1 Power"."""

    event: EventPattern
    effects: tuple[Effect, ...]
    until: Duration | None = None


@value
class Instead:
    """It is done instead of what the ability was triggered by, or of what would be done otherwise (5.2.4)."""

    effects: tuple[Effect, ...]


@value
class ChosenAhead:
    """What an older text without a double colon does: its choices are made as it is generated (5.2, 2001 FAQ 5.1)."""

    effects: tuple[Effect, ...]


@value
class Immediately:
    """It is done in one step, not added to a scene (5.2.5).

    ``before_smoked``: even before a card is smoked by what triggers it.
    """

    effects: tuple[Effect, ...]
    before_smoked: bool = False


@value
class FlipCoin:
    """A coin is flipped, and what comes out decides."""

    heads: tuple[Effect, ...] = ()
    tails: tuple[Effect, ...] = ()


@value
class LimitX:
    """X must compare so with an amount: it is 2 or more, no more than the cards in play."""

    test: Test
    amount: Amount


Effect = (
    Damage
    | PlaceDamage
    | Heal
    | RemoveDamage
    | Remove
    | Return
    | MoveState
    | ChangeLocation
    | TurnCards
    | UnturnCards
    | PlaceCounters
    | RemoveCounters
    | Reveal
    | TakeControl
    | ReturnControl
    | GiveControl
    | Seize
    | Burn
    | GainPower
    | GenerateAlone
    | LosePower
    | StealPower
    | GivePower
    | PayPower
    | Draw
    | Discard
    | DiscardCards
    | Shuffle
    | LookAt
    | Search
    | SwapPositions
    | CancelEffect
    | CancelText
    | Retarget
    | CeaseAttacking
    | CeaseIntercepting
    | Intercept
    | CutDeck
    | RedirectDamage
    | For
    | CopyText
    | SwapTexts
    | ChangeDigit
    | BecomeTitled
    | PlayCards
    | ReloadCards
    | StartAuction
    | WinAuction
    | Choose
    | May
    | InOrderTo
    | IfNotDone
    | Together
    | OnCondition
    | OneOf
    | ForEachPlayer
    | Later
    | WhenNext
    | Instead
    | ChosenAhead
    | Immediately
    | FlipCoin
    | LimitX
)

EFFECTS: tuple[type[object], ...] = get_args(Effect)
