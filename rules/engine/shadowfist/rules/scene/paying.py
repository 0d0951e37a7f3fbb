"""What is paid as an ability is generated, with the cards named that it is paid with (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from rules.engine.kernel.value import with_part
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import CardType, Slot
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.rules.acting import Doer, carry_out
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.scene.picking import Named
from rules.engine.shadowfist.view import prohibitions

ANY_CARD = n.Matching(((n.OfType(CardType.CARD),),))
REMOVED = {
    ef.Removal.SMOKE: ("smoke", "smoked"),
    ef.Removal.TOAST: ("toast", "toasted"),
    ef.Removal.SACRIFICE: ("sacrifice", "sacrificed"),
    ef.Removal.REMOVE_FROM_GAME: ("remove", "removed"),
}
WORDS: dict[type[object], tuple[str, str]] = {
    ef.TurnCards: ("turn", "turned"),
    ef.UnturnCards: ("unturn", "unturned"),
    ef.Return: ("return", "returned"),
    ef.Reveal: ("reveal", "revealed"),
    ef.Discard: ("discard", "discarded"),
    ef.DiscardCards: ("discard", "discarded"),
    ef.PayPower: ("pay", "paid"),
    ef.Heal: ("heal", "healed"),
    ef.RemoveDamage: ("remove damage", "damaged"),
    ef.RemoveCounters: ("remove counters", "chosen"),
}


def words_for(effect: ef.Effect) -> tuple[str, str]:
    """What a payment does, as a verb and as what is then so of its cards."""
    if isinstance(effect, ef.Remove):
        return REMOVED[effect.how]
    return WORDS.get(type(effect), ("do", "chosen"))


def named_for(doer: Doer, picks: Named, effect: ef.Effect, fresh: Slot) -> ef.Effect:
    """A payment with the cards named that it is paid with, to which its slot (or a fresh one) is bound.

    :raises RefusalError: if there are not enough of them, or something else is named.
    """
    if isinstance(effect, ef.Discard):
        return _discarded(doer, picks, effect, fresh)
    for each in fields(effect):
        choice = getattr(effect, each.name)
        if isinstance(choice, ch.ChooseCards) and not choice.at_random:
            slot = choice.slot if choice.slot is not None else fresh
            legal = _legal(doer, effect, choice)
            _bind(doer, picks, effect, replace(choice, slot=slot), legal)
            effect = with_part(effect, each.name, n.Bound(slot))
    return effect


def _candidates(doer: Doer, effect: ef.Effect, choice: ch.ChooseCards) -> list[Card]:
    if isinstance(effect, ef.DiscardCards) and not cards.piles(choice.among, doer.now()):
        return _in_hand(doer, choice.among)
    return cards.cards(choice.among, doer.now())


def _in_hand(doer: Doer, among: n.Matching) -> list[Card]:
    game = doer.referee.game
    hand = [game.cards[each] for each in game.players[doer.you].hand]
    return [card for card in hand if cards.is_matching(among, card, doer.now())]


def _discarded(doer: Doer, picks: Named, effect: ef.Discard, fresh: Slot) -> ef.Effect:
    """A discarding of one's own choice, as that of the cards that are named."""
    if effect.amount is None or effect.at_random or effect.players != n.You() or effect.chosen_by is not None:
        return effect
    if doer.referee.player(doer.you).unknown_hand and not _names_held(doer, picks):
        return effect
    slot = effect.slot if effect.slot is not None else fresh
    among = effect.among or ANY_CARD
    choice = ch.ChooseCards(slot, among, 0 if effect.up_to else effect.amount, effect.amount)
    legal = [card for card in _in_hand(doer, among) if may_pay(doer, effect, card, choice)]
    _bind(doer, picks, effect, choice, legal)
    return ef.DiscardCards(n.Bound(slot))


def _names_held(doer: Doer, picks: Named) -> bool:
    """Whether the action names a card of the hand; else one of a hand that nobody has named is meant."""
    held = [doer.referee.card(each) for each in doer.referee.player(doer.you).hand]
    words = picks.request.targets or []
    return any(word.lower() in (card.id, card.title.lower()) for word in words for card in held)


def _bind(doer: Doer, picks: Named, effect: ef.Effect, choice: ch.ChooseCards, legal: Sequence[Card]) -> None:
    least, most = doer.bounds(choice, len(legal))
    if len(legal) < least:
        raise RefusalError(
            "cannot_pay",
            f"{least} card{'s have' if least != 1 else ' has'} to be {words_for(effect)[1]}, "
            f"and {len(legal)} could be.",
            rule("5.2"),
        )
    chosen = picks.choose(doer.referee.game, choice, list(legal), least, min(most, len(legal)), doer.now())
    doer.bind(choice.slot, chosen)


def _legal(doer: Doer, effect: ef.Effect, choice: ch.ChooseCards) -> list[Card]:
    return [card for card in _candidates(doer, effect, choice) if may_pay(doer, effect, card, choice)]


def may_pay(doer: Doer, effect: ef.Effect, card: Card, choice: ch.ChooseCards) -> bool:
    """Whether a payment could be made with a card."""
    if card.in_play and not _has_to_turn(effect, card):
        return False
    if isinstance(effect, ef.Remove) and effect.how is ef.Removal.SACRIFICE and card.controller != doer.you:
        return False  # 10.2: a player sacrifices cards that he or she controls.
    verb, _ = words_for(effect)
    deed = prohibitions.DEEDS.get(verb)
    if deed is not None and prohibitions.forbids(doer.referee.game, deed, card, doer.you, doer.scope.card):
        return False
    return not isinstance(doer.picks, Named) or doer.picks.may_choose(card, choice, doer.now())


def _has_to_turn(effect: ef.Effect, card: Card) -> bool:
    """Whether a card could turn or unturn, if that is what is asked: a turned one cannot turn again (4.2)."""
    if isinstance(effect, ef.TurnCards):
        return not card.turned
    return not isinstance(effect, ef.UnturnCards) or card.turned


def pay(doer: Doer, card: Card, effect: ef.Effect) -> None:
    """Pays one thing that an ability asks for.

    :raises RefusalError: if it cannot be paid.
    """
    if effect == ef.TurnCards(n.This()):
        turn_for_ability(doer.referee, card, doer.maintain)
        return
    before = doer.referee.game
    carry_out(doer, effect)
    if doer.referee.game is before and not _is_nothing(doer, effect):
        turned = (
            [each for each in doer.patients(effect.cards) if each.turned] if isinstance(effect, ef.TurnCards) else []
        )
        if turned:
            text = f"Turned already: {listing([doer.referee.name(each.id) for each in turned])}."
            raise RefusalError("already_turned", text, rule("4.2"), rule("2.3"))
        if isinstance(effect, ef.Damage):
            text = f"The damage that {card.title} asks for would come to nothing, so that it is not paid."
            raise RefusalError("cannot_pay", text, rule("5.2"), rule("4.5"))
        text = f"What {card.title} asks to {words_for(effect)[0]} is not there."
        raise RefusalError("cannot_pay", text, rule("5.2"))


def _is_nothing(doer: Doer, effect: ef.Effect) -> bool:
    """Whether no more was asked for than nothing: no card chosen of any number."""
    bound = [each for part in fields(effect) if isinstance(each := getattr(effect, part.name), n.Bound)]
    return any(doer.scope.slots.get(each.slot) == () for each in bound)


def turn_for_ability(referee: Referee, card: Card, maintain: bool) -> None:
    """Turns a card to generate its effect (4.2).

    :raises RefusalError: if it is turned, or has not resolved.
    """
    current = referee.card(card.id)
    if current.turned:
        raise RefusalError(
            "already_turned",
            f"{card.title} is turned: it must unturn before it can turn again.",
            rule("4.2"),
            rule("2.3"),
        )
    if not current.resolved:
        # 5.2.1: what turns for its effect must have resolved.
        raise RefusalError(
            "not_resolved",
            f"{card.title} has not resolved: abilities for which it turns come after that.",
            rule("4.3"),
            rule("5.2.1"),
            later=True,
        )
    if (forbidden := prohibitions.forbids(referee.game, Deed.TURN, current, current.controller)) is not None:
        why = prohibitions.by_whose_text(forbidden, current)
        raise RefusalError("card_forbids", f"{card.title} cannot turn: {why}.", rule("7.7"), later=True)
    if not current.face_up:
        damage.reveal(referee, card.id, "its ability is used")
    referee.step("turn", f"{card.title} turns.", rule("4.2"), cards=[card.id])
    referee.put(card.id, turned=True, maintains=maintain)
    referee.happen("turn", current, by=current.controller)
