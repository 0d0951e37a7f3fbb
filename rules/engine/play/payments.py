"""What is paid with at generation: the cards that a cost sacrifices, discards, toasts or turns (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.continuous import prohibitions
from rules.engine.effects.doing import Doer, is_random, run
from rules.engine.phrases import nouns
from rules.engine.scene.choosing import Request, bounds, choose_cards, may_be_chosen
from rules.engine.state import Card, Known
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

# What such a cost does to cards, in a sentence.
PAST = {
    "sacrifice": "sacrificed",
    "discard": "discarded",
    "toast": "toasted",
    "turn": "turned",
    "unturn": "unturned",
    "smoke": "smoked",
    "reveal": "revealed",
    "return": "returned",
}
EVERY = ("all", "each", "every", "")


def paid_with(doer: Doer, request: Request, clause: Clause) -> Clause:
    """The clause with the cards named that it pays with, which are chosen in the order of the text.

    :raises RefusalError: if there are not enough of them, or something else is named.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb not in PAST or not isinstance(act.what, sel.Select):
        return clause
    node = act.what
    if (node.quantity.word in EVERY and node.quantity.amount is None) or is_random(node):
        return clause
    scope = doer.now()
    if act.verb == "turn" and any(sel.Type("influence") in kind.all_of for kind in node.kinds):
        from rules.engine.play import influence

        return _with(doer, clause, act, node, influence.pay_with(doer, request, node))
    if act.verb == "discard" and request.targets is None and doer.referee.player(doer.you).unknown_hand:
        return clause
    legal = [card for card in _candidates(doer, act.verb, node) if _may_pay(doer, act.verb, card, node)]
    least, most = bounds(node.quantity, len(legal), scope)
    if len(legal) < least:
        raise RefusalError(
            "cannot_pay",
            f"{least} card{'s have' if least != 1 else ' has'} to be {PAST[act.verb]}, and {len(legal)} could be.",
            rule("5.2"),
        )
    return _with(doer, clause, act, node, choose_cards(doer.referee.game, request, node, legal, least, most, scope))


def _with(doer: Doer, clause: Clause, act: Act, node: sel.Select, chosen: Sequence[Card]) -> Clause:
    """The clause with its cards named."""
    scope = doer.now()
    slot = node.slot if node.slot is not None else -2 - len(scope.slots)
    doer.last = tuple(Known(card.id, card.life) for card in chosen)
    doer.scope = doer.scope.with_slot(slot, doer.last)
    return replace(clause, action=replace(act, what=ref.Chosen(slot)))


def can_pay(doer: Doer, clause: Clause) -> bool:
    """Whether there are cards with which a cost could be paid: "turn a [Magic] Character", "sacrifice this card"."""
    act = clause.action
    if not isinstance(act, Act) or act.verb not in PAST or act.what is None:
        return True
    legal = _payable(doer, act)
    least = bounds(act.what.quantity, len(legal), doer.now())[0] if isinstance(act.what, sel.Select) else 1
    return len(legal) >= least


def pay_as_it_triggers(doer: Doer, clause: Clause) -> None:
    """Pays what a triggered effect costs as it is generated; who pays chooses the cards (5.2)."""
    act = clause.action
    if isinstance(act, Act) and act.verb in PAST and isinstance(act.what, sel.Select) and not is_random(act.what):
        legal = _payable(doer, act)
        least, most = bounds(act.what.quantity, len(legal), doer.now())
        text = f"{doer.you} chooses what is {PAST[act.verb]} for {doer.source_name()}."
        chosen = doer.referee.decide(Decision(doer.you, "choose", text, tuple(each.id for each in legal), least, most))
        slot = act.what.slot if act.what.slot is not None else -2 - len(doer.scope.slots)
        known = tuple(Known(each.id, each.life) for each in legal if each.id in chosen)
        doer.scope = doer.scope.with_slot(slot, known)
        clause = replace(clause, action=replace(act, what=ref.Chosen(slot)))
    run(doer, (clause,), lambda: None)


def _payable(doer: Doer, act: Act) -> list[Card]:
    if isinstance(act.what, sel.Select):
        node = act.what
        return [card for card in _candidates(doer, act.verb, node) if _may_pay(doer, act.verb, card, node)]
    found = nouns.cards(act.what, doer.now())
    return [card for card in found if (card.in_play and _has_to_turn(act.verb, card)) or act.verb == "discard"]


def _candidates(doer: Doer, verb: str, node: sel.Select) -> list[Card]:
    """The cards among which a cost is chosen: discarded are cards in the hand, sacrificed those one controls (10.2)."""
    scope = doer.now()
    game = doer.referee.game
    if verb == "discard":
        hand = [game.cards[each] for each in game.players[doer.you].hand]
        inner = replace(node, filters=tuple(each for each in node.filters if not isinstance(each, sel.Placed)))
        return [card for card in hand if nouns.matches(inner, card, scope)]
    found = nouns.cards(node, scope)
    if verb == "sacrifice":
        return [card for card in found if card.controller == doer.you]
    return found


def _has_to_turn(verb: str, card: Card) -> bool:
    """Whether a card could turn or unturn, if that is what is asked: a turned one cannot turn again (4.2)."""
    return not ((verb == "turn" and card.turned) or (verb == "unturn" and not card.turned))


def _may_pay(doer: Doer, verb: str, card: Card, node: sel.Select) -> bool:
    if card.in_play and not _has_to_turn(verb, card):
        return False
    deed = prohibitions.DEEDS.get(verb)
    if deed is not None and prohibitions.forbids(doer.referee.game, deed, card, doer.you, doer.scope.card):
        return False
    return may_be_chosen(card, node, doer.scope)
