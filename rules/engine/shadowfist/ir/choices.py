"""What is chosen: who chooses, how many, of what, and whether it is targeted (5.2)."""

from __future__ import annotations

from rules.engine.kernel.value import value
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.nouns import Cards, Matching, OneCard, OnePlayer, Players, PlayersWho, You
from rules.engine.shadowfist.ir.words import Nameable, Role, Slot


@value
class ChooseCards:
    """So many cards are chosen: ``most`` is ``None`` for any number of them.

    ``targets``: they are targeted as the effect is generated (4.3.6). ``at_random`` leaves it to chance.
    """

    slot: Slot | None
    among: Matching
    least: Amount = 1
    most: Amount | None = 1
    targets: bool = False
    by: OnePlayer = You()
    at_random: bool = False


@value
class ChoosePlayers:
    """So many players are chosen, or targeted."""

    slot: Slot | None
    among: PlayersWho
    least: Amount = 1
    most: Amount | None = 1
    targets: bool = False
    by: OnePlayer = You()


@value
class Name:
    """A player names a resource, a designator, a title, a type; ``among`` are the players in whose pools it must be."""

    slot: Slot | None
    what: Nameable
    by: OnePlayer = You()
    among: Players | None = None
    excepted: tuple[str, ...] = ()


@value
class ChooseNewTargets:
    """New targets are chosen for an effect of the scene, or for attackers (4.3.6)."""

    slot: Slot | None
    of: Cards
    among: Matching | None = None


@value
class ChooseNumber:
    """A number in digits on a card is chosen; the card too, where it has not been chosen before (4.6)."""

    slot: Slot | None
    on: OneCard | ChooseCards
    by: OnePlayer = You()


@value
class ChooseWay:
    """Whether a number goes up or down by so much is chosen; it is remembered as ``Role.WHETHER``."""

    amount: Amount
    by: OnePlayer = You()
    slot: Role = Role.WHETHER


Choice = ChooseCards | ChoosePlayers | Name | ChooseNewTargets | ChooseNumber | ChooseWay

# To which cards an effect does something: all that a phrase stands for, or those that are chosen as it resolves.
Patients = Cards | ChooseCards
# The one card to which, or by which, something is done.
OnePatient = OneCard | ChooseCards
