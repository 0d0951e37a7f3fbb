"""Effects by which control of cards changes: take control, give it, give it back, seize, burn (6.4.3, 7.4)."""

from __future__ import annotations

from rules.engine.shadowfist.effects.lasting import duration_of
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir.timing import Duration
from rules.engine.shadowfist.ir.words import Burning
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.state import Card, Known, Modification
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.attack import taking
from rules.engine.shadowfist.rules.turns import winning
from rules.engine.shadowfist.view import keywords
from rules.engine.shadowfist.view.control import CONTROL, loyal


@carries_out(ef.TakeControl)
def take_control(doer: Doer, effect: ef.TakeControl) -> bool | None:
    """Take control of target until the end of the turn."""
    for card in doer.patients(effect.cards):
        _take(doer, card, doer.actor, effect.until)
    return None


def _take(doer: Doer, card: Card, by: str, until: Duration | None) -> None:
    referee = doer.referee
    if card.controller == by or not card.in_play:
        return  # 7.4: one cannot take control of a card that one already controls.
    if loyal(referee.game, card, by):
        text = f"{card.title} has Loyalty: {by} does not take control of it."
        referee.step("control", text, *keywords.told(referee.game.ruleset, "Loyalty").citations, cards=[card.id])
        return
    if not doer.may_do(co.Deed.TAKE_CONTROL, card):
        return
    lasts = duration_of(doer, until)
    number = referee.next_number()
    keeper = doer.cause.card if doer.maintain or lasts == "maintained" else None
    referee.step("control", f"{by} takes control of {referee.name(card.id)}.", rule("7.4"), cards=[card.id])
    known = (Known(card.id, card.life),)
    modification = Modification(number, known, (CONTROL,), lasts, by, doer.cause.card, keeper)
    referee.set(modifications=(*referee.game.modifications, modification))


@carries_out(ef.GiveControl)
def give_control(doer: Doer, effect: ef.GiveControl) -> bool | None:
    """Give control of it to that player."""
    receiver = only(doer.who(effect.to), "the player to whom control is given")
    if receiver is None:
        return None
    for card in doer.patients(effect.cards):
        _take(doer, card, receiver, effect.until)
    return None


@carries_out(ef.ReturnControl)
def return_control(doer: Doer, effect: ef.ReturnControl) -> bool | None:
    """Return control of target to its previous controller: the effect no longer holds it (7.4)."""
    referee = doer.referee
    known = {Known(card.id, card.life) for card in doer.patients(effect.cards)}
    source = doer.cause.card
    referee.set(
        modifications=tuple(
            each
            for each in referee.game.modifications
            if not (CONTROL in each.what and each.source == source and known & set(each.cards))
        )
    )
    text = f"{doer.source_name()} no longer holds what it took control of."
    referee.step("control", text, rule("7.4"), cards=[each.id for each in known])
    return None


@carries_out(ef.Seize)
def seize(doer: Doer, effect: ef.Seize) -> bool | None:
    """Seize it: what an attacking player may do with a Site that is reduced to zero (6.4.3)."""
    for card in doer.patients(effect.site):
        if card.in_play and card.text.is_site and taking.SEIZE in taking.options(doer.referee.game, card, doer.actor):
            taking.seize(doer.referee, doer.actor, card.id)
            if card.text.is_feng_shui:
                winning.claim(doer.referee, doer.actor)
    return None


WAYS = {Burning.VICTORY: taking.BURN_FOR_VICTORY, Burning.POWER: taking.BURN_FOR_POWER}


@carries_out(ef.Burn)
def burn(doer: Doer, effect: ef.Burn) -> bool | None:
    """Burn a Site for victory, or for Power (6.4.3)."""
    way = WAYS[effect.how]
    doer.follow_what_triggered()
    was = doer.scope.left_play
    for card in doer.patients(effect.site):
        there = card.in_play or (was is not None and was.in_play and was.id == card.id and card.zone == "smoked")
        if there and way in taking.options(doer.referee.game, card, doer.actor):
            taking.burn(doer.referee, doer.actor, card, way)
            if effect.how is Burning.VICTORY:
                winning.claim(doer.referee, doer.actor)
    return None
