"""What a card's text gives its card: one value for each ability, with its place in the text."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.conditions import Condition
from rules.engine.shadowfist.ir.continuous import HasSpecial, Statement
from rules.engine.shadowfist.ir.effects import Effect, PlayCards
from rules.engine.shadowfist.ir.events import EventPattern
from rules.engine.shadowfist.ir.nouns import Cards, Players, You
from rules.engine.shadowfist.ir.timing import Duration, HowOften, Moment, Time
from rules.engine.shadowfist.ir.words import KeywordName, Pile, RestrictionName
from rules.engine.shadowfist.model.symbols import Symbol


@value
class Restriction:
    """Unique, Limited, Toast It, Weapon, ... (10.1.1)."""

    name: RestrictionName


@value
class Keyword:
    """A special ability of the card itself (10.1.2), while a condition holds or for a time."""

    special: HasSpecial
    conditions: tuple[Condition, ...] = ()
    until: Duration | None = None
    times: Amount = 1


@value
class Priced:
    """Reload, Crisis, Influence, Corrupted: what has to be paid or had for them (the later page)."""

    name: KeywordName
    power: Amount | None
    symbols: tuple[Symbol, ...] = ()
    paid: tuple[Effect, ...] = ()


@value
class RespondsTo:
    """An effect is generated in response to one that waits in the scene (5.2), which is then called by the slot."""

    what: Cards


@value
class RespondsToEvent:
    """An effect is generated in response to something that has just happened or been declared."""

    event: EventPattern


@value
class PlayOn:
    """What a State is played on, and when."""

    subject: Cards
    when: tuple[Time, ...] = ()
    conditions: tuple[Condition, ...] = ()
    responds: RespondsTo | RespondsToEvent | None = None


@value
class PlayTiming:
    """When, and on what conditions, the card may be played (5.2); ``then`` is what follows from it.

    ``structure`` is whose site structure it is played into, where that is not one's own.
    """

    when: tuple[Time, ...] = ()
    moments: tuple[Moment, ...] = ()
    conditions: tuple[Condition, ...] = ()
    responds: RespondsTo | RespondsToEvent | None = None
    then: tuple[Effect, ...] = ()
    structure: Players | None = None


@value
class Cost:
    """What is paid, and chosen, as an ability is generated: left of ``::``, in the order of the text."""

    steps: tuple[Effect, ...] = ()
    turns_this: bool = False
    maintains: bool = False


@value
class Activated:
    """A voluntary ability: who may use it, when, how often, for what, and what it does.

    ``users`` may be players other than the controller: "any player may pay 1 Power :: ...". Choices of ``choices`` are
    made as it is generated; those among the effects on resolution (2001 FAQ 5.1).
    """

    cost: Cost
    effects: tuple[Effect, ...]
    users: Players = You()
    when: tuple[Time, ...] = ()
    conditions: tuple[Condition, ...] = ()
    often: tuple[HowOften, ...] = ()
    responds: RespondsTo | RespondsToEvent | None = None
    moments: tuple[Moment, ...] = ()
    works_in: Pile | None = None
    forbids: tuple[Effect, ...] = ()
    x: Amount | None = None


@value
class PlayedInAnswer:
    """The card may be played in answer to something, on such terms, if the conditions hold (4.3).

    It is in the hand, or in the pile from which the text has it played: it is then played as if from the hand.

    ``then`` is what it does besides, as it resolves.
    """

    responds: RespondsTo | RespondsToEvent
    playing: PlayCards
    conditions: tuple[Condition, ...] = ()
    then: tuple[Effect, ...] = ()
    x: Amount | None = None


@value
class EventEffect:
    """What an Event does; what is paid, chosen and checked as it is played, and what happens as it resolves."""

    cost: Cost
    effects: tuple[Effect, ...]
    when: tuple[Time, ...] = ()
    conditions: tuple[Condition, ...] = ()
    often: tuple[HowOften, ...] = ()
    responds: RespondsTo | RespondsToEvent | None = None
    moments: tuple[Moment, ...] = ()
    forbids: tuple[Effect, ...] = ()
    x: Amount | None = None


@value
class Trigger:
    """What an ability waits for: an event or a moment, while certain things are so.

    ``conditions`` are looked at as it triggers, ``on_resolution`` later (5.2.3). ``works_in`` are the piles in which
    the card must be when it triggers, ``also_in`` those in which it may be, besides being in play.
    """

    on: EventPattern | Moment
    when: tuple[Time, ...] = ()
    conditions: tuple[Condition, ...] = ()
    on_resolution: tuple[Condition, ...] = ()
    often: tuple[HowOften, ...] = ()
    works_in: tuple[Pile, ...] = ()
    also_in: tuple[Pile, ...] = ()


@value
class Triggered:
    """What happens when something else does.

    ``users`` decides about what is paid and what may be done; ``optional`` says that it is not generated at all if that
    player declines.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    cost: Cost = Cost()
    users: Players = You()
    optional: bool = False
    often: tuple[HowOften, ...] = ()
    forbids: tuple[Effect, ...] = ()
    x: Amount | None = None


@value
class Holds:
    """One statement, and the conditions, times and limits that are its own.

    ``until``: whoever it comes to keeps it so long; ``outlasts``: it holds also after its card has left play.
    """

    statement: Statement
    conditions: tuple[Condition, ...] = ()
    when: tuple[Time, ...] = ()
    often: tuple[HowOften, ...] = ()
    until: Duration | None = None
    outlasts: bool = False


@value
class Static:
    """What holds while the card is in play; the conditions here hang on all of it."""

    statements: tuple[Holds, ...]
    conditions: tuple[Condition, ...] = ()
    when: tuple[Time, ...] = ()
    often: tuple[HowOften, ...] = ()
    x: Amount | None = None


@value
class XDefinition:
    """What X is on this card."""

    amount: Amount


@value
class Unsupported:
    """A stretch of text that compiles and cannot be run: where, and which construction is missing.

    ``start`` and ``end`` are places in the text of the card, in characters.
    """

    construction: str
    start: int = 0
    end: int = 0


Ability = (
    Restriction
    | Keyword
    | Priced
    | PlayOn
    | PlayTiming
    | PlayedInAnswer
    | Activated
    | EventEffect
    | Triggered
    | Static
    | XDefinition
)
