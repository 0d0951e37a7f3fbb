"""Effects that play cards: Play a Character at -2 cost (5.2)."""

from __future__ import annotations

from rules.engine import numbers, playing, restrictions
from rules.engine.choosing import Request
from rules.engine.costs import Terms, reckon
from rules.engine.doing import Doer, does
from rules.engine.entering import put_into_play
from rules.engine.scope import CannotRunError
from rules.engine.state import Card
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import AtCost, Clause, Ignoring


@does("play")
def play(doer: Doer, clause: Clause, act: Act) -> None:
    """Play a Character at -2 cost: chosen from the hand (or the pile named) as the effect resolves."""
    if not isinstance(act.what, sel.Select):
        raise CannotRunError("playing that card")
    terms = terms_of(doer, clause)
    playable = candidates(doer, act.what, terms)
    if not playable:
        # 5.2: if there is no legal card at resolution, nothing happens.
        doer.referee.step("resolve", f"{doer.you} has no card to play with it.", rule("5.2"))
        return
    decision = Decision(
        doer.you, "play", f"Which card is played with {doer.source_name()}?", tuple(card.id for card in playable)
    )
    (chosen,) = doer.referee.decide(decision)
    card = doer.referee.card(chosen)
    reckoning = reckon(doer.referee.game, card, doer.you, Request(doer.you, x=0), terms)
    doer.referee.step(
        "pay", f"{doer.you} pays for {card.title}: {reckoning.sentence()}", *reckoning.rules, cards=[card.id]
    )
    doer.referee.put_player(doer.you, power=doer.referee.player(doer.you).power - reckoning.total)
    put_into_play(doer, card, doer.you, "play")


def terms_of(doer: Doer, clause: Clause) -> Terms:
    """On what terms an effect plays a card."""
    change, no_cost, ignoring = 0, False, False
    for adverb in clause.adverbs:
        if isinstance(adverb, AtCost):
            if isinstance(adverb.how, str):
                no_cost = "no cost" in adverb.how
            else:
                change += numbers.value(adverb.how, doer.now())
        elif isinstance(adverb, Ignoring):
            if isinstance(adverb.what, sel.Select) and adverb.what.quantity.word in ("", "all", "any"):
                ignoring = True
            else:
                raise CannotRunError("ignoring a part of the resource conditions")
    return Terms(change, no_cost, ignoring, doer.scope.card)


def candidates(doer: Doer, node: sel.Select, terms: Terms) -> list[Card]:
    """The cards that a player could play now with such an effect."""
    from rules.engine import nouns

    referee = doer.referee
    scope = doer.now()
    game = referee.game
    piles = list(nouns.zones(node, scope))
    hand = [game.cards[each] for each in game.players[doer.you].hand]
    among = nouns.candidates(node, scope) if piles else hand
    return [card for card in among if nouns.matches(node, card, scope) and _playable(doer, card, terms)]


def _playable(doer: Doer, card: Card, terms: Terms) -> bool:
    game = doer.referee.game
    if card.text.type == "Event" or restrictions.why_not_another(game, card, doer.you) is not None:
        return False
    if card.text.is_site and game.tally.get(("site played", doer.you), 0):
        return False
    try:
        if not terms.ignoring_conditions:
            playing.check_conditions(game, card, doer.you)
        reckoning = reckon(game, card, doer.you, Request(doer.you, x=0), terms)
    except RefusalError:
        return False
    return reckoning.total <= game.players[doer.you].power


def needs_card(doer: Doer, clause: Clause) -> bool:
    """5.2: at generation there must be at least one card that could legally be played with the effect."""
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or not isinstance(act.what, sel.Select) or clause.mode != "do":
        return False
    if doer.referee.player(doer.you).unknown_hand:
        return False
    return not candidates(doer, act.what, terms_of(doer, clause))
