"""Effects that play and reload cards (5.2): Play a Character at -2 cost."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.acting import Doer, carries_out
from rules.engine.ir import choices as ch
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.ir import nouns as n
from rules.engine.ir.words import Pile
from rules.engine.play import leaving, price, restrictions
from rules.engine.play.costs import reckon
from rules.engine.play.entering import put_into_play
from rules.engine.play.terms import EVERY, Ignored, Terms
from rules.engine.query import amounts, cards
from rules.engine.query.scope import CannotRunError, Scope
from rules.engine.request import Request
from rules.engine.rules_text import EVENT
from rules.engine.state import Card, Word
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.symbols import BY_NAME


def terms_of(effect: ef.PlayCards, scope: Scope) -> Terms:
    """On what terms an effect plays cards: at a changed cost, at none, ignoring some conditions."""
    return Terms(
        change=amounts.value(effect.cost_by, scope) if effect.cost_by is not None else 0,
        no_cost=effect.free,
        ignored=tuple(ignored for each in effect.ignoring for ignored in ignored_of(each, scope)),
        by=scope.card,
        any_type=any(each.any_type for each in effect.ignoring),
    )


def ignored_of(node: co.Ignored, scope: Scope) -> list[Ignored]:
    """Resource conditions that need not be met."""
    if node.any_type:
        return []
    number = amounts.value(node.number, scope) if node.number is not None else EVERY
    symbols = list(node.symbols)
    if node.named is not None:
        said = [each.said for each in scope.slots.get(node.named, ()) if isinstance(each, Word)]
        symbols += [BY_NAME[each.lower()] for each in said]
    return [Ignored(number, symbol) for symbol in symbols] or [Ignored(number)]


@carries_out(ef.PlayCards)
def play(doer: Doer, effect: ef.PlayCards) -> bool | None:
    """Play a Character at -2 cost; play 2 Characters: each is chosen as the effect resolves, or before."""
    if effect.put:
        _put(doer, effect)
    else:
        _play(doer, effect)
    return None


def _play(doer: Doer, effect: ef.PlayCards) -> None:
    terms = terms_of(effect, doer.now())
    choice = effect.choice
    least, most = doer.bounds(choice, EVERY) if isinstance(choice, ch.ChooseCards) else (1, len(doer.patients(choice)))
    for number in range(most):
        playable = _playable(doer, choice, terms)
        if number and not playable:
            return
        chosen = _choose(doer, playable, optional=doer.optional or number >= least)
        if not chosen:
            return
        on = doer.patients(effect.on) if effect.on is not None else []
        for card in chosen:
            _pay_and_play(doer, card, terms, on)
        doer.bind(choice.slot if isinstance(choice, ch.ChooseCards) and most == 1 else None, chosen)


def _playable(doer: Doer, choice: ch.Patients, terms: Terms) -> list[Card]:
    if isinstance(choice, ch.ChooseCards) and choice.slot not in doer.scope.slots:
        return candidates(doer, choice.among, terms)
    return [card for card in doer.patients(choice) if not card.in_play and why_not_played(doer, card, terms) is None]


def _choose(doer: Doer, playable: list[Card], *, optional: bool) -> list[Card]:
    if not playable:
        # 5.2: if there is no legal card at resolution, nothing happens.
        doer.referee.step("resolve", f"{doer.actor} has no card to play with it.", rule("5.2"))
        return []
    text = f"Which card is played with {doer.source_name()}?"
    words = tuple(card.id for card in playable)
    chosen = doer.referee.decide(Decision(doer.actor, "choose", text, words, 0 if optional else 1))
    return [doer.referee.card(each) for each in chosen]


def _put(doer: Doer, effect: ef.PlayCards) -> None:
    """Put a Character from your hand into play: that is playing it, except in 1995, when the words differed (9.1.e)."""
    same = doer.referee.game.ruleset.rule("put_into_play_is_playing")
    choice = effect.choice
    bound = not isinstance(choice, ch.ChooseCards) or choice.slot in doer.scope.slots
    if same.value and not bound:
        _play(doer, effect)
    elif same.value:
        terms = terms_of(effect, doer.now())
        for card in doer.patients(choice):
            if not card.in_play and why_not_played(doer, card, terms) is None:
                _pay_and_play(doer, card, terms)
    else:
        for card in doer.patients(choice):
            if not card.in_play and card.zone != "removed":
                put_into_play(doer, doer.referee.card(card.id), doer.actor, "put")
    doer.referee.cite(*same.citations)


def _pay_and_play(doer: Doer, card: Card, terms: Terms, on: Sequence[Card] = ()) -> None:
    reckoning = reckon(doer.referee.game, card, doer.actor, Request(doer.actor, x=0), terms)
    price.pay_for(doer.referee, doer.actor, card, reckoning, terms)
    if len(on) > 1:
        raise CannotRunError("playing a card on one of several cards")
    put_into_play(doer, card, doer.actor, "play", on=on[0].id if on else None)


def candidates(doer: Doer, among: n.Matching, terms: Terms) -> list[Card]:
    """The cards that a player could play now with such an effect: from the hand, unless it says from where."""
    scope, game = doer.now(), doer.referee.game
    piled = any(isinstance(limit, n.InPile) for limit in among.limits)
    found = cards.candidates(among, scope) if piled else [game.cards[each] for each in game.players[doer.actor].hand]
    return [
        card for card in found if cards.is_matching(among, card, scope) and why_not_played(doer, card, terms) is None
    ]


def why_not_played(doer: Doer, card: Card, terms: Terms) -> RefusalError | None:
    """What keeps a player from playing a card with such an effect; nothing if nothing does."""
    game, by = doer.referee.game, doer.actor
    if card.text.type == EVENT:
        if terms.any_type:
            raise CannotRunError("playing an Event by an effect")
        return RefusalError("wrong_time", f"{card.title} is an Event, which such an effect does not play.", rule("5.2"))
    refused = restrictions.why_not_another(game, card, by)
    if refused is None and card.text.is_site and game.tally.get(("site played", by), 0):
        text = f"{by} has played a Site this turn: one is the limit."
        refused = RefusalError("site_already_played", text, rule("3.3.2"))
    if refused is not None:
        return refused
    try:
        price.check_conditions(game, card, by, terms)
        reckoning = reckon(game, card, by, Request(by, x=0), terms)
    except RefusalError as error:
        return error
    power = game.players[by].power
    if reckoning.total <= power:
        return None
    text = f"{card.title} costs {reckoning.total} Power ({'; '.join(reckoning.parts)}) and {by} has {power}."
    return RefusalError("not_enough_power", text, *reckoning.rules)


@carries_out(ef.ReloadCards)
def reload_cards(doer: Doer, effect: ef.ReloadCards) -> bool | None:
    """Reload this card; reload a Character: one in the smoked pile of the player whose effect it is."""
    choice = effect.cards
    if isinstance(choice, ch.ChooseCards) and not any(isinstance(each, n.InPile) for each in choice.among.limits):
        in_pile = n.InPile(Pile.SMOKED, n.You())
        among = n.Matching(choice.among.kinds, (*choice.among.limits, in_pile), choice.among.slot)
        choice = ch.ChooseCards(
            choice.slot, among, choice.least, choice.most, choice.targets, choice.by, choice.at_random
        )
    for card in doer.patients(choice):
        now = doer.referee.card(card.id)
        if now.zone == "smoked":
            leaving.reload(doer.referee, now)
    return None
