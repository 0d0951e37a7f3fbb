"""What a text asks for when its own card enters play: done on generation, or the card cannot be played (10.2)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import triggers as queries
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.rules.scene.picking import Named

ARRIVING = frozenset({e.Verb.ENTER_PLAY, e.Verb.PLAY})


def is_arrival(ability: ab.Triggered) -> bool:
    """Whether an ability is one that its own card's entering play calls for."""
    on = ability.trigger.on
    return isinstance(on, e.CardEvent) and set(on.verbs) <= ARRIVING and on.card == n.This()


def arrivals(text: RulesText) -> list[ab.Triggered]:
    """The abilities of a text that are carried out as its card enters play."""
    return [each.does for each in text.triggered if is_arrival(each.does)]


def carry_out(referee: Referee, card_id: str, player: str, request: Request | None, *, played: bool) -> None:
    """Does what the text of a card asks for when it enters play; what it chooses stays with the card.

    :raises RefusalError: if it cannot be done while the card is played.
    """
    _name(referee, card_id, player, request)
    for ability in arrivals(referee.card(card_id).text):
        card = referee.card(card_id)
        if not card.in_play:
            return
        scope = Scope(referee.game, player, Known(card.id, card.life), x_node=ability.x)
        if not _answers(ability, card, player, scope, played=played):
            continue
        text = f"{card.title} asks for this as it enters play."
        referee.step("enter play", text, rule("10.2"), rule("5.2"), cards=[card_id])
        picks = Named.of(request, ability.effects) if request is not None else None
        doer = acting.Doer(referee, scope, acting.cause_of(referee, player, scope.this), picks=picks)
        try:
            acting.run(doer, (*ability.cost.steps, *ability.effects))
        except RefusalError as refusal:
            # 10.2: if what it asks for cannot be done, the card cannot be played.
            refusal.rules = (rule("10.2"), *refusal.rules)
            raise
        except CannotRunError as error:
            raise RefusalError(
                "not_supported_yet",
                f"{card.title} is understood, but the engine cannot do this yet: {error}.",
                rule("3"),
            ) from None
        if doer.scope.slots and referee.card(card_id).in_play:
            referee.put(card_id, chosen=(*referee.card(card_id).chosen, *doer.scope.slots.items()))


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
