"""What an effect is generated in response to: effects of the scene, and what has just happened (5.2, 2001 FAQ 6.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, listing, rule
from rules.engine.shadowfist.query import cards, events, limits
from rules.engine.shadowfist.query.game.state import Card, Effect, Known
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.request import AmbiguousError, Request

Responds = ab.RespondsTo | ab.RespondsToEvent
EFFECT = n.OfType(CardType.EFFECT)


def respond(doer: Doer, request: Request, card: Card, to: Responds) -> None:
    """Finds what an ability responds to, and has its phrase stand for that.

    :raises RefusalError: if there is nothing of the kind.
    :raises AmbiguousError: if there is more than one, and the action names none.
    """
    match to:
        case ab.RespondsTo(what):
            respond_to_effect(doer, request, card, what)
        case ab.RespondsToEvent(event):
            _answer_event(doer, request, card, event)
        case _:
            assert_never(to)


def respond_to_effect(doer: Doer, request: Request, card: Card, to: n.Cards) -> None:
    """5.2: an effect that responds to another is generated in the scene to which the other belongs."""
    own = doer.cause.card
    waiting = [effect for effect in doer.referee.game.scene if effect.card is not None and effect.card != own]
    fitting = [effect for effect in waiting if fits(effect, to, doer.now())]
    if not fitting:
        raise RefusalError(
            "nothing_to_respond_to",
            f"{card.title} responds to something that is not in the scene.",
            rule("5.2"),
            rule("10.2"),
        )
    chosen = _named(doer, request, card, waiting, fitting)
    doer.scope = bound_to(chosen, to, doer.now())
    doer.answers = chosen.number


def bound_to(effect: Effect, to: n.Cards, scope: Scope) -> Scope:
    """The scope in which the phrase of a response stands for an effect, and "that opponent" for who generated it."""
    meant = next((each for each in to.of if fits(effect, each, scope)), to) if isinstance(to, n.EitherCards) else to
    if not isinstance(meant, n.Matching) or effect.card is None:
        return scope
    scope = scope.with_slot(meant.slot, (effect.card,))
    for limit in meant.limits:
        match limit:
            case n.EffectGeneratedBy(n.PlayersWho(slot=slot)) | n.ControlledBy(n.PlayersWho(slot=slot)):
                scope = scope.with_slot(slot, (effect.by,))
            case _:
                continue
    return scope


def _named(doer: Doer, request: Request, card: Card, waiting: list[Effect], fitting: list[Effect]) -> Effect:
    """Which of the effects is meant: the one that the action names, or the only one."""
    words = request.targets or []
    for word in words:
        meant = [effect for effect in waiting if word in _names(doer, effect)]
        if not meant:
            continue
        chosen = next((effect for effect in reversed(meant) if effect in fitting), None)
        if chosen is None:
            raise RefusalError(
                "nothing_to_respond_to", f"{card.title} cannot respond to {word}.", rule("5.2"), rule("10.2")
            )
        words.remove(word)
        return chosen
    ids = list(dict.fromkeys(effect.card.id for effect in fitting if effect.card is not None))
    if len(ids) == 1:
        return fitting[-1]
    raise _which(request, ids)


def _which(request: Request, ids: list[str]) -> AmbiguousError:
    return request.which([[each] for each in ids], f"Name what it responds to: {listing(ids, 'or')}.")


def _names(doer: Doer, effect: Effect) -> tuple[str, ...]:
    assert effect.card is not None
    return (effect.card.id, doer.referee.card(effect.card.id).title)


def fits(effect: Effect, node: n.Cards, scope: Scope) -> bool:
    """Whether an effect of the scene is what a response names: an Event, an opponent's State or Event."""
    if effect.card is None:
        return False
    card = scope.game.cards[effect.card.id]
    if isinstance(node, n.EitherCards):
        return any(fits(effect, each, scope) for each in node.of)
    if not isinstance(node, n.Matching):
        return cards.matches(node, card, scope)
    # What is no card or Event as it waits is an effect of one only.
    kinds = node.kinds if effect.kind in ("card", "event") else tuple(each for each in node.kinds if EFFECT in each)
    kinds = tuple(tuple(word for word in kind if word != EFFECT) for kind in kinds)
    rest = tuple(each for each in node.limits if not isinstance(each, limits.OfEffect))
    if not kinds or not cards.is_matching(n.Matching(kinds, rest, node.slot), card, scope):
        return False
    return all(
        limits.fits_effect(each, effect, card, scope) for each in node.limits if isinstance(each, limits.OfEffect)
    )


# What has happened

TURNING = frozenset({e.Verb.TURN_TO_ATTACK, e.Verb.TURN_TO_HEAL})


@dataclass(frozen=True, slots=True)
class _Found:
    card: Known | None
    scope: Scope


def _answer_event(doer: Doer, request: Request, card: Card, event: e.EventPattern) -> None:
    """ "Play when X happens": in the scene of what happened (2001 FAQ 6.5)."""
    found: list[_Found] = []
    for happening in reversed(doer.referee.game.recent):
        bound = events.matches(event, happening, doer.now())
        if bound is not None:
            found.append(_Found(happening.card, bound))
    if not found:
        raise _not_happened(card, event)
    doer.scope = _meant(doer, request, found).scope


def _meant(doer: Doer, request: Request, found: list[_Found]) -> _Found:
    """To which of several it responds: the one that the action names, or the latest, where it does not matter."""
    words = request.targets or []
    bound = any(each.scope.slots != doer.scope.slots for each in found)
    if not bound:
        return found[0]
    cards_of = {each.card: each for each in reversed(found) if each.card is not None}
    for word in words:
        for known, each in cards_of.items():
            if word in (known.id, doer.referee.card(known.id).title):
                words.remove(word)
                return each
    differ = any(each.scope.slots != found[0].scope.slots for each in found)
    if differ and len(cards_of) > 1:
        raise _which(request, [known.id for known in reversed(cards_of)])
    return found[0]


def _not_happened(card: Card, event: e.EventPattern) -> RefusalError:
    verbs = event.verbs if isinstance(event, e.CardEvent) else ()
    moves = e.Verb.TURN_TO_CHANGE_LOCATION in verbs or e.Verb.CHANGE_LOCATION in verbs
    if moves or TURNING & set(verbs):
        return RefusalError(
            "nothing_to_respond_to",
            f"{card.title} responds to something that has not happened just now.",
            rule("5.2"),
            rule("10.2"),
            *([rule("4.7")] if moves else []),
        )
    return RefusalError(
        "wrong_time",
        f"{card.title} responds to something that has not happened just now.",
        rule("5.2"),
        rule("6.5", FAQ_2001),
    )
