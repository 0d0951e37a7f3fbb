"""What a text asks for when its own card enters play: done on generation, or the card cannot be played (10.2)."""

from __future__ import annotations

from rules.engine.effects import acting
from rules.engine.effects.doing import Doer, cause_of, run
from rules.engine.ir import abilities as ab
from rules.engine.ir import continuous as co
from rules.engine.ir import events as e
from rules.engine.ir import nouns as n
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.query import triggers as queries
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability, RulesText
from rules.engine.scene import triggered
from rules.engine.scene.choosing import Request
from rules.engine.scene.matching import event_matches
from rules.engine.scene.picking import Named
from rules.engine.state import Card, Known
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.timing import Clause, When

ENTERING = frozenset({"enter", "enter play"})


def is_arrival(ability: Ability) -> bool:
    """Whether an ability is one that its own card's entering play calls for."""
    if isinstance(ability.lowered, ab.Triggered):
        on = ability.lowered.trigger.on
        return isinstance(on, e.CardEvent) and set(on.verbs) <= ARRIVING and on.card == n.This()
    return any(isinstance(opener, When) and _own(opener.event) for opener in ability.openers)


ARRIVING = frozenset({e.Verb.ENTER_PLAY, e.Verb.PLAY})


def _own(event: object) -> bool:
    if not isinstance(event, Clause) or not isinstance(event.action, Act):
        return False
    act = event.action
    if act.verb in ENTERING:
        return isinstance(event.agent, ThisCard)
    return act.verb == "play" and isinstance(event.agent if act.passive else act.what, ThisCard)


def arrivals(text: RulesText) -> list[Ability]:
    """The abilities of a text that are carried out as its card enters play."""
    return [ability for ability in text.triggered if is_arrival(ability)]


def carry_out(referee: Referee, card_id: str, player: str, request: Request | None, *, played: bool) -> None:
    """Does what the text of a card asks for when it enters play; what it chooses stays with the card.

    :raises RefusalError: if it cannot be done while the card is played.
    """
    _name(referee, card_id, player, request)
    for ability in arrivals(referee.card(card_id).text):
        card = referee.card(card_id)
        if not card.in_play:
            return
        lowered = triggered.typed_ability(ability)
        scope = Scope(
            referee.game, player, Known(card.id, card.life), x_node=ability.x if lowered is None else lowered.x
        )
        if not _answers(ability, lowered, card, player, scope, played=played):
            continue
        cause = cause_of(referee, player, scope.this)
        doer: acting.Doer
        text = f"{card.title} asks for this as it enters play."
        referee.step("enter play", text, rule("10.2"), rule("5.2"), cards=[card_id])
        try:
            if lowered is not None:
                doer = acting.Doer(
                    referee, scope, cause, picks=Named.of(request, lowered.effects) if request is not None else None
                )
                acting.run(doer, (*lowered.cost.steps, *lowered.effects))
            else:
                doer = Doer(referee, scope, cause, request=request)
                run(doer, ability.clauses, lambda: None)
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
    from rules.engine.scene.picking import Named

    scope = Scope(referee.game, player, Known(card.id, card.life))
    doer = acting.Doer(referee, scope, cause_of(referee, player, scope.this))
    named = [Named(request).word(doer, phrase) for phrase in phrases]
    said = listing([each.said for each in named])
    text = f"{player} chooses for {card.title}: {said}."
    referee.step("choose", text, rule("5.2"), rule("7.3"), cards=[card_id])
    referee.put(card_id, chosen=((-1, tuple(named)),))


def _answers(
    ability: Ability, lowered: ab.Triggered | None, card: Card, player: str, scope: Scope, *, played: bool
) -> bool:
    """Whether the way in which the card enters play is the one that its text names."""
    from rules.engine.events import Happening

    known = Known(card.id, card.life)
    happened = [Happening("enter play", known, by=player, was=card)]
    if played:
        happened.append(Happening("play", known, by=player, was=card))
    if lowered is not None:
        return any(queries.comes(lowered.trigger, each, scope) is not None for each in happened)
    for opener in ability.openers:
        if isinstance(opener, When) and not any(event_matches(opener.event, each, scope) for each in happened):
            return False
    return True
