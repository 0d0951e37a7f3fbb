"""What a text asks for when its own card enters play: done on generation, or the card cannot be played (10.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import triggers as queries
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.play.by_effect import refusing
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.rules.scene import how_often, triggered, whole
from rules.engine.shadowfist.rules.scene.picking import Named

ARRIVING = frozenset({e.Verb.ENTER_PLAY, e.Verb.PLAY})


def on_arrival(ability: ab.Triggered) -> ab.Triggered | None:
    """The ability as far as its own card's entering play calls for it; nothing if that does not."""
    return _narrowed(ability, _parted(ability.trigger.on)[0])


def otherwise(ability: ab.Triggered) -> ab.Triggered | None:
    """The ability as far as it waits for anything else: "when this card enters play or is smoked"."""
    arriving, others = _parted(ability.trigger.on)
    return _narrowed(ability, others) if arriving else ability


def _narrowed(ability: ab.Triggered, events: list[e.EventPattern]) -> ab.Triggered | None:
    if not events:
        return None
    on = events[0] if len(events) == 1 else e.AnyEvent(tuple(events))
    return replace(ability, trigger=replace(ability.trigger, on=on))


def _parted(on: e.EventPattern | t.Moment) -> tuple[list[e.EventPattern], list[e.EventPattern]]:
    """What of an event is that the card itself enters play, and what is something else."""
    match on:
        case e.AnyEvent(of):
            parts = [_parted(each) for each in of]
            return [each for own, _ in parts for each in own], [each for _, others in parts for each in others]
        case e.CardEvent(verbs, card) if not ARRIVING.isdisjoint(verbs) and _names_itself(card):
            arriving = tuple(verb for verb in verbs if verb in ARRIVING)
            others = tuple(verb for verb in verbs if verb not in ARRIVING)
            rest: list[e.EventPattern] = [replace(on, verbs=others)] if others else []
            if isinstance(card, n.EitherCards):
                rest += [replace(on, verbs=arriving, card=each) for each in card.of if each != n.This()]
            return [replace(on, verbs=arriving, card=n.This())], rest
        case t.Moment():
            return [], []
        case _:
            return [], [on]


def _names_itself(card: n.Cards | None) -> bool:
    return card == n.This() or (isinstance(card, n.EitherCards) and n.This() in card.of)


def carry_out(referee: Referee, card_id: str, player: str, request: Request | None, *, played: bool) -> None:
    """Does what the text of a card asks for when it enters play; what it chooses stays with the card.

    :raises RefusalError: if it cannot be done while the card is played.
    """
    _name(referee, card_id, player, request)
    for index, said in enumerate(referee.card(card_id).text.triggered):
        ability = on_arrival(said.does)
        if ability is None:
            continue
        card = referee.card(card_id)
        if not card.in_play:
            return
        scope = Scope(referee.game, player, Known(card.id, card.life), x_node=ability.x)
        if not _answers(ability, card, player, scope, played=played):
            continue
        if not how_often.allows(referee, card, index, ability):
            continue
        how_often.count(referee, card, index, ability)
        text = f"{card.title} asks for this as it enters play."
        referee.step("enter play", text, rule("10.2"), rule("5.2"), cards=[card_id])
        price, effects = _parts(ability, named=request is not None and bool(request.targets))
        picks = Named.of(request, (*price, *effects)) if request is not None else None
        doer = acting.Doer(referee, scope, acting.cause_of(referee, player, scope.this), picks=picks)
        doer.refuses = refusing((*price, *effects))
        try:
            if not price:
                acting.run(doer, effects)
            elif acting.run(doer, price) is not False:
                _to_the_scene(referee, triggered.Triggering(doer, referee.card(card_id), ability, effects))
        except RefusalError as refusal:
            # 10.2: if what it asks for cannot be done, the card cannot be played.
            refusal.rules = (rule("10.2"), *refusal.rules)
            raise
        except CannotRunError as error:
            raise whole.not_supported(card.title, error, card.id) from None
        if doer.scope.slots and referee.card(card_id).in_play:
            referee.put(card_id, chosen=(*referee.card(card_id).chosen, *doer.scope.slots.items()))


def _parts(ability: ab.Triggered, *, named: bool) -> tuple[tuple[ef.Effect, ...], tuple[ef.Effect, ...]]:
    """What is done as the card enters play, and what waits in the scene (5.2, 10.3, 2001 FAQ 5.1).

    What stands right of "::" or "to" waits for its resolution; without either everything is done at once (10.2).

    :param named: the action names what is chosen, and so says that what the text offers is used.
    """
    cost, effects = ability.cost, ability.effects
    paid = (*([ef.TurnCards(n.This())] if cost.turns_this else ()), *cost.steps)
    # 4.2: what a card turns for is a price; its controller may turn it.
    if paid:
        asked = (ability.optional or cost.turns_this) and not (named and any(isinstance(p, ef.Choose) for p in paid))
        return ((ef.InOrderTo(paid, ()),) if asked else paid), effects
    match effects:
        case (ef.InOrderTo(first, then, by, may, False),) if by == n.You():
            return ((ef.InOrderTo(first, (), by, may),) if may else first), then
    for condition in reversed(ability.trigger.on_resolution):
        effects = (ef.OnCondition(condition, effects),)
    return (), effects


def _to_the_scene(referee: Referee, found: triggered.Triggering) -> None:
    """What was paid for as a card entered play is added to the scene, under the card itself: it resolves after it."""
    made = triggered.settled(found)
    if made is not None:
        for add in triggered.ADDING:
            add(referee, made, found.card)


def _name(referee: Referee, card_id: str, player: str, request: Request | None) -> None:
    """What a continuous ability leaves to a player's choice is chosen now: a designator of your choice."""
    card = referee.card(card_id)
    grants = (each.statement for _, each in card.text.gaining if isinstance(each.statement, co.Grant))
    phrases = [each.name for one in grants for each in one.benefits if isinstance(each, co.HasNamedDesignator)]
    if not phrases or request is None:
        return  # As an effect resolves there is no list of designators from which to choose.
    scope = Scope(referee.game, player, Known(card.id, card.life))
    doer = acting.Doer(referee, scope, acting.cause_of(referee, player, scope.this))
    named = [Named(request).word(doer, phrase) for phrase in phrases]
    said = listing([each.said for each in named])
    text = f"{player} chooses for {card.title}: {said}."
    referee.step("choose", text, rule("5.2"), rule("7.3"), cards=[card_id])
    referee.put(card_id, chosen=((-1, tuple(named)),))


def _answers(ability: ab.Triggered, card: Card, player: str, scope: Scope, *, played: bool) -> bool:
    """Whether the way in which the card enters play is the one that its text names."""
    known = Known(card.id, card.life)
    happened = [Happening("enter play", known, by=player, was=card)]
    if played:
        happened.append(Happening("play", known, by=player, was=card))
    return any(queries.comes(ability.trigger, each, scope) is not None for each in happened)
