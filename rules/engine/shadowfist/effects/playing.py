"""Effects that play and reload cards (5.2): Play a Character at -2 cost."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Pile
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.model.steps import Decision, rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.play import leaving, price
from rules.engine.shadowfist.rules.play.by_effect import candidates, is_wanted, subjects_for, why_not_played
from rules.engine.shadowfist.rules.play.costs import reckon
from rules.engine.shadowfist.rules.play.entering import decide_subject, put_into_play
from rules.engine.shadowfist.rules.play.terms import EVERY, of_playing
from rules.engine.shadowfist.rules.request import Request


@carries_out(ef.PlayCards)
def play(doer: Doer, effect: ef.PlayCards) -> bool | None:
    """Play a Character at -2 cost; play 2 Characters: each is chosen as the effect resolves, or before."""
    doer.follow_what_triggered()
    if effect.put:
        _put(doer, effect)
    else:
        _play(doer, effect)
    return None


def _play(doer: Doer, effect: ef.PlayCards) -> None:
    choice = effect.choice
    least, most = doer.bounds(choice, EVERY) if isinstance(choice, ch.ChooseCards) else (1, len(doer.patients(choice)))
    for number in range(most):
        playable = _playable(doer, effect)
        if number and not playable:
            return
        unnamed = isinstance(choice, ch.ChooseCards) and cards.may_be_unnamed(choice.among, doer.now())
        if isinstance(choice, ch.ChooseCards) and choice.at_random and playable and not unnamed:
            chosen = doer.random(playable, 1)
        else:
            chosen = _choose(doer, playable, optional=doer.optional or number >= least, unnamed=unnamed)
        if not chosen:
            return
        for card in chosen:
            _pay_and_play(doer, card, effect)
        slot = choice.slot if isinstance(choice, ch.ChooseCards) and most == 1 else None
        doer.bind(slot, [doer.referee.card(card.id) for card in chosen])


def _playable(doer: Doer, effect: ef.PlayCards) -> list[Card]:
    choice = effect.choice
    if isinstance(choice, ch.ChooseCards) and choice.slot not in doer.scope.slots:
        return candidates(doer, effect, choice.among)
    return [card for card in doer.patients(choice) if not card.in_play and why_not_played(doer, card, effect) is None]


def _choose(doer: Doer, playable: list[Card], *, optional: bool, unnamed: bool) -> list[Card]:
    if not playable and not unnamed:
        # 5.2: if there is no legal card at resolution, nothing happens.
        doer.referee.step("resolve", f"{doer.actor} has no card to play with it.", rule("5.2"))
        return []
    text = f"Which card is played with {doer.source_name()}?"
    words = tuple(card.id for card in playable)
    asked = Decision(doer.actor, "choose", text, words, 0 if optional else 1)
    chosen = doer.referee.decide(asked, unnamed=unnamed)
    return [doer.referee.card(each) for each in chosen]


def _put(doer: Doer, effect: ef.PlayCards) -> None:
    """Put a Character from your hand into play: that is playing it, except in 1995, when the words differed (9.1.e)."""
    same = doer.referee.game.ruleset.rule("put_into_play_is_playing")
    choice = effect.choice
    bound = not isinstance(choice, ch.ChooseCards) or choice.slot in doer.scope.slots
    if same.value and not bound:
        _play(doer, effect)
    elif same.value:
        for card in doer.patients(choice):
            if not card.in_play and why_not_played(doer, card, effect) is None:
                _pay_and_play(doer, card, effect)
    else:
        for card in doer.patients(choice):
            if not card.in_play and card.zone != "removed":
                now, wanted = doer.referee.card(card.id), is_wanted(doer, card)
                put_into_play(doer, now, doer.actor, "put", face_up=effect.face_up or None, voluntary=wanted)
    doer.referee.cite(*same.citations)


def _pay_and_play(doer: Doer, card: Card, effect: ef.PlayCards) -> None:
    terms = of_playing(effect, doer.now())
    on = _subject(doer, card, effect) if card.text.type == STATE else None
    reckoning = reckon(doer.referee.game, card, doer.actor, Request(doer.actor, x=0), terms, on)
    price.pay_for(doer.referee, doer.actor, card, reckoning, terms)
    wanted = is_wanted(doer, card)
    put_into_play(doer, card, doer.actor, "play", on=on, face_up=effect.face_up or None, voluntary=wanted)


def _subject(doer: Doer, state: Card, effect: ef.PlayCards) -> str | None:
    """The card on which a State is played, chosen among the legal ones that the effect names (4.3.4)."""
    legal = subjects_for(doer, state, effect)
    if effect.on is None:
        return decide_subject(doer.referee, state, doer.actor, legal)
    if isinstance(effect.on, ch.ChooseCards) and (effect.on.slot is None or effect.on.slot not in doer.scope.slots):
        legal = doer.decided(effect.on, legal)
        doer.bind(effect.on.slot, legal)
    return only((each.id for each in legal), "the card on which another is played")


@carries_out(ef.ReloadCards)
def reload_cards(doer: Doer, effect: ef.ReloadCards) -> bool | None:
    """Reload this card; reload a Character: one in the smoked pile of the player whose effect it is."""
    choice = effect.cards
    if isinstance(choice, ch.ChooseCards) and not cards.piles(choice.among, doer.now()):
        in_pile = n.InPile(Pile.SMOKED, n.You())
        among = n.Matching(choice.among.kinds, (*choice.among.limits, in_pile), choice.among.slot)
        choice = ch.ChooseCards(
            choice.slot, among, choice.least, choice.most, choice.targets, choice.by, choice.at_random
        )
    for card in doer.patients(choice):
        now = doer.referee.card(card.id)
        if now.zone == "smoked":
            leaving.reload(doer.referee, now)
            doer.follow(now)
    return None
