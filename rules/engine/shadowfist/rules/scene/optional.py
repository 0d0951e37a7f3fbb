"""What a player may do or leave: how one declines, whether it can be paid, whether it happens at once (5.2, 5.2.5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.rules.acting import Doer


def number_of(doer: Doer, amount: a.Amount) -> int:
    """How much or how many; never less than nothing."""
    return max(0, doer.amount(amount))


def discardable(doer: Doer, name: str, effect: ef.Discard) -> tuple[list[str], int]:
    """The cards in a hand that may be discarded, and how many others are there that nobody has named."""
    player = doer.referee.player(name)
    if effect.among is None:
        return list(player.hand), player.unknown_hand
    scope = doer.now()
    return [each for each in player.hand if cards.is_matching(effect.among, doer.referee.card(each), scope)], 0


def choice_of(effect: ef.Effect) -> ch.ChooseCards | None:
    """The choice of cards that an effect begins with."""
    match effect:
        case (
            ef.Remove(cards=ch.ChooseCards() as found)
            | ef.Return(cards=ch.ChooseCards() as found)
            | ef.TurnCards(ch.ChooseCards() as found)
            | ef.UnturnCards(ch.ChooseCards() as found)
            | ef.Heal(ch.ChooseCards() as found)
            | ef.RemoveDamage(cards=ch.ChooseCards() as found)
            | ef.CancelEffect(ch.ChooseCards() as found)
            | ef.DiscardCards(ch.ChooseCards() as found)
        ):
            return found
    return None


def declines_by_choosing(effect: ef.Effect) -> bool:
    """Whether who may do something declines by choosing no card: "may smoke a card"."""
    match effect:
        case ef.PlayCards(choice) if not isinstance(choice, ch.ChooseCards):
            return True
        case ef.Discard(amount, _, at_random, _, up_to):
            return amount is not None and not at_random and not up_to
    found = choice_of(effect)
    return found is not None and not found.at_random and found.least != 0


def leaves_open(effect: ef.Effect) -> bool:
    """Whether a text leaves open how much is done, and so nothing at all: "you may draw up to 2 cards"."""
    match effect:
        case ef.Draw(up_to=True) | ef.Discard(up_to=True) | ef.RemoveDamage(up_to=True):
            return True
        case ef.PlayCards(ch.ChooseCards(least=0)) | ef.TakeControl(ch.ChooseCards(least=0)):
            return True
        case ef.Reveal(ch.ChooseCards(least=0)) | ef.MoveState(ch.ChooseCards(least=0)):
            return True
    found = choice_of(effect)
    return found is not None and found.least == 0


def could_pay(doer: Doer, effect: ef.Effect) -> bool:
    """Whether the player of an option has the Power that it asks for, the cards to discard, or something to choose."""
    if isinstance(effect, ef.Choose) and isinstance(effect.choice, ch.ChooseCards):
        found = cards.cards(effect.choice.among, doer.now())
        return len(found) >= doer.bounds(effect.choice, len(found))[0]
    if not isinstance(effect, ef.PayPower | ef.GivePower | ef.Discard) or effect.amount is None:
        return True
    if isinstance(effect, ef.Discard) and effect.up_to:
        return True
    number = number_of(doer, effect.amount)
    for name in doer.who(effect.giver if isinstance(effect, ef.GivePower) else effect.players):
        if isinstance(effect, ef.Discard):
            held, unknown = discardable(doer, name, effect)
            has, what = len(held) + unknown, "cards to discard"
        else:
            has, what = doer.referee.player(name).power, "Power"
        if has < number:
            doer.referee.step("cannot pay", f"{name} has {has} {what}, not {number}.", rule("5.2"))
            return False
    return True


def is_immediate(effects: Sequence[object]) -> bool:
    """Whether an effect happens on generation: it begins with "immediately" (5.2.5)."""
    first = effects[0] if effects else None
    while isinstance(first, ef.ChosenAhead | ef.OnCondition | ef.Together):
        first = first.effects[0] if first.effects else None
    return isinstance(first, ef.Immediately)
