"""What an ability can wait for: patterns of the events that the engine tells, each with typed slots.

``Verb`` is closed, and every one of its members is told by the engine (a test says so). A pattern binds what its
phrases pick out, so that the effect can refer back: "when this card smokes a Character, gain Power equal to its cost".
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.nouns import Cards, Players
from rules.engine.shadowfist.ir.words import Burning, DamageKind, Slot, Test

if TYPE_CHECKING:
    from rules.engine.shadowfist.ir.amounts import Amount


class Verb(Enum):
    """What happens to a card, or is done with it."""

    PLAY = "play"
    ENTER_PLAY = "enter play"
    LEAVE_PLAY = "leave play"
    SMOKE = "smoke"
    TOAST = "toast"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"
    RETURN = "return"
    RELOAD = "reload"
    REVEAL = "reveal"
    SEIZE = "seize"
    TURN = "turn"
    UNTURN = "unturn"
    TURN_TO_ATTACK = "turn to attack"
    TURN_TO_HEAL = "turn to heal"
    TURN_TO_CHANGE_LOCATION = "turn to change location"
    CHANGE_LOCATION = "change location"
    GENERATE = "generate"
    CANCEL = "cancel"
    HEAL = "heal"
    CEASE_ATTACKING = "cease attacking"
    CEASE_INTERCEPTING = "cease intercepting"


@value
class CardEvent:
    """Something happens to a card: ``verbs`` of which one happens, by a player or card, in combat.

    ``onto`` is the subject on which a State is played. ``by`` is who did it: an opponent, a card.
    A player does what the player's cards do (10.2). ``together``: all who did it are meant ("by one or more").
    """

    verbs: tuple[Verb, ...]
    card: Cards | None = None
    by: Cards | Players | None = None
    in_combat: bool = False
    onto: Cards | None = None
    together: bool = False


@value
class BurnEvent:
    """A Site is burned (6.4.3)."""

    site: Cards | None = None
    by: Cards | Players | None = None
    how: Burning = Burning.EITHER


@value
class DamageEvent:
    """Damage is inflicted; ``test`` and ``amount`` say how much at once, where the text does.

    ``together``: what several inflict on one card at the same moment is one event ("by one or more Characters").
    """

    on: Cards | None = None
    by: Cards | Players | None = None
    kind: DamageKind = DamageKind.ANY
    test: Test | None = None
    amount: Amount | None = None
    together: bool = False


@value
class DamageReaches:
    """The damage on a card comes to an amount."""

    on: Cards
    amount: Amount


@value
class BodyReducedToZero:
    """A Site's Body is reduced to 0 (6.4.3)."""

    site: Cards
    by: Cards | Players | None = None


@value
class PowerEvent:
    """A player gains, spends, steals or loses Power."""

    verb: PowerVerb
    player: Players | None = None
    test: Test | None = None
    amount: Amount | None = None


class PowerVerb(Enum):
    """What is done with Power."""

    GAIN = "gain"
    SPEND = "spend"
    STEAL = "steal"


@value
class TargetEvent:
    """An effect targets a card or player (5.2)."""

    what: Cards | Players
    by: Cards | Players | None = None


@value
class MoveEvent:
    """An effect moves a card from one place to another."""

    card: Cards
    by: Cards | Players | None = None
    to_hand: bool = False
    to_play: bool = False


@value
class DrawEvent:
    """A player draws cards."""

    player: Players


class CombatVerb(Enum):
    """What happens to a Character in combat (6.4)."""

    ABOUT_TO_ENTER = "about to enter combat"
    ENTER = "enter combat"
    SURVIVE = "survive combat"


@value
class CombatEvent:
    """A card enters or survives combat, with one of these cards if any are named."""

    verb: CombatVerb
    card: Cards
    opposing: Cards | None = None


@value
class AttackPattern:
    """An attack, by what it is against, who declared it, and how many attack in it (6.1)."""

    against: Cards | Players | None = None
    by: Players | None = None
    attackers: Cards | None = None
    test: Test | None = None
    amount: Amount | None = None
    alone: Cards | None = None
    successful: bool | None = None
    slot: Slot | None = None


@value
class AttackDeclared:
    """An attack is declared (6.1)."""

    attack: AttackPattern


@value
class AttackEnded:
    """An attack is over (6.6)."""

    attack: AttackPattern


@value
class TurnsToAttack:
    """A card turns to attack one of these cards or players' cards."""

    card: Cards
    what: Cards | Players


@value
class Attacks:
    """A card attacks, or is declared as an attacker: one of these cards or players' cards."""

    by: Cards | Players | None
    what: Cards | Players | None = None
    joining: bool | None = None


@value
class Joins:
    """A player or card joins an attack (6.1)."""

    who: Cards | Players
    attack: AttackPattern | None = None


@value
class Intercepts:
    """A card intercepts another."""

    by: Cards | Players | None
    what: Cards | Players | None = None


@value
class Declines:
    """A player declines an option, such as to intercept."""

    player: Players


@value
class AnyEvent:
    """One of these happens."""

    of: tuple[EventPattern, ...]


EventPattern = (
    CardEvent
    | BurnEvent
    | DamageEvent
    | DamageReaches
    | BodyReducedToZero
    | PowerEvent
    | TargetEvent
    | MoveEvent
    | DrawEvent
    | CombatEvent
    | AttackDeclared
    | AttackEnded
    | TurnsToAttack
    | Attacks
    | Joins
    | Intercepts
    | Declines
    | AnyEvent
)
