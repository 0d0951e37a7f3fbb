"""Effects that play cards: Play a Character at -2 cost (5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.effects import everyone
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.effects.verbs import complement
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError
from rules.engine.play import playing, restrictions
from rules.engine.play.costs import reckon
from rules.engine.play.entering import put_into_play
from rules.engine.play.terms import EVERY, Terms, terms_of
from rules.engine.rules_text import EVENT
from rules.engine.scene.choosing import Request, bounds
from rules.engine.state import Card
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import AtCost, Clause, Ignoring


def _is_no_event(node: object) -> bool:
    """Whether what an effect plays is no Event: an Event would have to be generated while the effect resolves."""
    kinds = node.kinds if isinstance(node, sel.Select) else ()
    return not any(sel.Type("event") in kind.all_of for kind in kinds)


@does("play", takes=("on",), reads=(AtCost, Ignoring), manners=("each",), of=_is_no_event)
def play(doer: Doer, clause: Clause, act: Act) -> None:
    """Play a Character at -2 cost; play 2 Characters: each is chosen as the effect resolves, or before."""
    terms = terms_of(clause, doer.now())
    least, most = bounds(act.what.quantity, EVERY, doer.now()) if isinstance(act.what, sel.Select) else (1, 1)
    for number in range(most):
        if isinstance(act.what, sel.Select) and act.what.slot not in doer.scope.slots:
            playable = candidates(doer, act.what, terms)
        else:
            playable = [card for card in doer.cards(act.what, anywhere=True) if _playable(doer, card, terms)]
        if number and not playable:
            return
        chosen = _choose(doer, playable, optional=doer.optional or number >= least)
        if not chosen:
            return
        on = doer.cards(subject) if (subject := complement(act, "on")) is not None else []
        for card in chosen:
            _pay_and_play(doer, card, terms, on)


def _choose(doer: Doer, playable: list[Card], *, optional: bool) -> list[Card]:
    if not playable:
        # 5.2: if there is no legal card at resolution, nothing happens.
        doer.referee.step("resolve", f"{doer.actor} has no card to play with it.", rule("5.2"))
        return []
    text = f"Which card is played with {doer.source_name()}?"
    least = 0 if optional else 1
    chosen = doer.referee.decide(Decision(doer.actor, "choose", text, tuple(card.id for card in playable), least))
    return [doer.referee.card(each) for each in chosen]


@does("put into play", takes=("into play", "in play"), reads=(AtCost, Ignoring))
def put(doer: Doer, clause: Clause, act: Act) -> None:
    """Put a Character from your hand into play: that is playing it, except in 1995, when the words differed (9.1.e)."""
    same = doer.referee.game.ruleset.rule("put_into_play_is_playing")
    bound = not isinstance(act.what, sel.Select) or (act.what.slot is not None and act.what.slot in doer.scope.slots)
    if same.value and not bound:
        play(doer, clause, act)
    elif same.value:
        terms = terms_of(clause, doer.now())
        for card in doer.cards(act.what, anywhere=True):
            if not card.in_play and _playable(doer, card, terms):
                _pay_and_play(doer, card, terms)
    else:
        cards = doer.cards(act.what, anywhere=True)
        for card in cards:
            if not card.in_play and card.zone != "removed":
                put_into_play(doer, doer.referee.card(card.id), doer.actor, "put")
    doer.referee.cite(*same.citations)


def _pay_and_play(doer: Doer, card: Card, terms: Terms, on: Sequence[Card] = ()) -> None:
    reckoning = reckon(doer.referee.game, card, doer.actor, Request(doer.actor, x=0), terms)
    playing.pay_for(doer.referee, doer.actor, card, reckoning, terms)
    if len(on) > 1:
        raise CannotRunError("playing a card on one of several cards")
    put_into_play(doer, card, doer.actor, "play", on=on[0].id if on else None)


def candidates(doer: Doer, node: sel.Select, terms: Terms) -> list[Card]:
    """The cards that a player could play now with such an effect."""
    referee = doer.referee
    scope = doer.now()
    game = referee.game
    piles = list(nouns.zones(node, scope))
    hand = [game.cards[each] for each in game.players[doer.actor].hand]
    among = nouns.candidates(node, scope) if piles else hand
    return [card for card in among if nouns.matches(node, card, scope) and _playable(doer, card, terms)]


def _playable(doer: Doer, card: Card, terms: Terms) -> bool:
    return why_not_played(doer, card, terms) is None


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
        playing.check_conditions(game, card, by, terms)
        reckoning = reckon(game, card, by, Request(by, x=0), terms)
    except RefusalError as error:
        return error
    power = game.players[by].power
    if reckoning.total <= power:
        return None
    text = f"{card.title} costs {reckoning.total} Power ({'; '.join(reckoning.parts)}) and {by} has {power}."
    return RefusalError("not_enough_power", text, *reckoning.rules)


def needs_card(doer: Doer, clause: Clause) -> bool:
    """5.2: at generation there must be at least one card that could legally be played with the effect."""
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or not isinstance(act.what, sel.Select) or clause.mode != "do":
        return False
    if everyone.concerns_each(clause, doer.now()):
        return False
    if doer.referee.player(doer.actor).unknown_hand:
        return False
    return not candidates(doer, act.what, terms_of(clause, doer.now()))
