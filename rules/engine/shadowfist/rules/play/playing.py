"""Playing cards: when each type may be played, on what conditions, at what cost, and where it goes (4.3)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, EVENT, STATE
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, in_quotes, listing, rule
from rules.engine.shadowfist.query import amounts
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game, Known, Word
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.attack import windows
from rules.engine.shadowfist.rules.play import answering, arrivals, crisis, entering, subjects
from rules.engine.shadowfist.rules.play.leaving import move
from rules.engine.shadowfist.rules.play.permissions import Permission, permission_for, permission_in_hand
from rules.engine.shadowfist.rules.play.playing_time import check_timing
from rules.engine.shadowfist.rules.play.price import afford, check_conditions, pay_for
from rules.engine.shadowfist.rules.play.restrictions import why_not_another
from rules.engine.shadowfist.rules.play.structures import site_destination
from rules.engine.shadowfist.rules.play.terms import NORMAL, Terms
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.rules.scene import generation, scenes
from rules.engine.shadowfist.view import prohibitions


def play(referee: Referee, request: Request, card: Card) -> None:
    """Plays a card from a hand, or from where a text lets it be played: generates its effect.

    :raises RefusalError: saying which rule forbids it.
    """
    by = request.by
    answered = answering.answer(referee, request, card) if card.text.type != EVENT else None
    permission = _permission(referee.game, request, card) if answered is None or card.zone == "hand" else None
    terms = permission.terms() if permission is not None else NORMAL
    _check_understood(card)
    if answered is None:
        given = permission is not None and permission.any_main_shot
        in_attacks = permission is not None and permission.in_attacks
        check_timing(referee.game, card, by, any_main_shot=given, in_attacks=in_attacks)
        if card.text.type != EVENT:
            answering.check_response(referee, request, card)
    else:
        windows.check(referee.game, card.title, responds=True)
        terms = answered.terms
    price = crisis.asked_for(referee.game, request, card)
    if price is not None:
        terms = replace(terms, price=price)
    _check_allowed(referee.game, card, by)
    refused = why_not_another(referee.game, card, by)
    if refused is not None:
        raise refused
    check_conditions(referee.game, card, by, terms)
    holder, place = by, _destination(referee, request, card)
    if card.text.is_site:
        request.used.add("at")
        holder, place = site_destination(referee.game, card, by, request.at)
    text = card.text
    on = str(place) if text.type == STATE and place is not None else None
    if answered is not None and on is not None:
        answered.check_subject(referee.card(on))
    if permission is not None:
        if on is not None:
            permission.check_subject(referee.card(on))
        permission.note_use(referee)
    if text.type == EVENT:
        _play_event(referee, request, card, terms)
        return
    reckoning = afford(referee.game, request, card, terms, on)
    step = referee.step(
        "generate", f"{by} plays {card.title}.", rule(_SECTIONS.get(text.type, "4.3.3")), rule("4.3"), cards=[card.id]
    )
    if card.zone != "hand":
        step.text = f"{by} plays {card.title} from the {card.zone} pile."
    if permission is not None:
        step.text = f"{step.text[:-1]}, as {permission.by.title} allows."
    pay_for(referee, by, card, reckoning, terms)
    face_up = _face_up(referee.game, card) or (answered is not None and answered.face_up)
    if answered is not None:
        referee.cite(rule("6.5", FAQ_2001), rule("10.2"))
    if text.is_site:
        step.text = f"{by} plays {'a Feng Shui Site face down' if not face_up else card.title}."
    if face_up and card.text.face.provides and (text.is_site or text.type == CHARACTER):
        # 4.3.1: what it provides is in the pool at once.
        step.text = f"{step.text[:-1]}, which provides {card.text.face.provides}."
        referee.cite(rule("4.3.1"))
    if text.is_feng_shui and face_up:
        step.rules = (*step.rules, *referee.game.ruleset.rule("costly_feng_shui_sites_face_up").citations)
    data = entering.count_site(referee, card, by, holder) if text.is_site else ()
    referee.tally("played", by, card.title)
    referee.tally("ever played", by, card.title)
    entering.enter_play(
        referee,
        card.id,
        holder,
        at=None if text.type == STATE else place,
        on=on,
        face_up=face_up,
        x=reckoning.x,
    )
    if on is not None:
        step.text = f"{step.text[:-1]} on {referee.name(on)}."
    if holder != by:
        step.text = f"{step.text[:-1]} in the site structure of {holder}, who controls it."
    if price is not None:
        crisis.note(referee, by, card.id)
    referee.happen("play", referee.card(card.id), by=by)
    arrivals.carry_out(referee, card.id, by, request, played=True)
    request.check_lists()
    subject = referee.game.known(on) if on is not None else None
    effect = Effect(
        referee.next_number(),
        "card",
        by,
        card.title if face_up else "a Feng Shui Site",
        card=referee.game.known(card.id),
        right=answered.effects if answered is not None else (),
        slots=tuple(answered.doer.now().slots.items()) if answered is not None else (),
        subject=subject,
        data=data,
    )
    scenes.add(referee, effect)


_SECTIONS = {CHARACTER: "4.3", STATE: "4.3.4", EDGE: "4.3.5", EVENT: "4.3.6"}


def _permission(game: Game, request: Request, card: Card) -> Permission | None:
    """What lets a player play a card that is not in the hand; for one that is, at another time or on other terms.

    A text that lets a card of the hand be played is used where the player names it as ``source``, or where the card
    could not be played otherwise.
    """
    if card.zone != "hand":
        return permission_for(game, request.by, card)
    subject = game.cards.get(request.on) if request.on is not None else None
    found = permission_in_hand(game, request.by, card, subject, request.source)
    if found is None or (request.source is None and _is_playable(game, request, card)):
        return None
    if found.used_up(game):
        if request.source is None and game.turn == request.by:
            return None  # What else keeps it from being played is told.
        raise found.limit_reached(request.by)
    request.used.add("source")
    return found


def _is_playable(game: Game, request: Request, card: Card) -> bool:
    """Whether it is the time for a card of the hand, and its player has what it asks for."""
    try:
        check_timing(game, card, request.by)
        check_conditions(game, card, request.by)
        afford(game, request, card, NORMAL, request.on)
    except AmbiguousError:
        return True
    except RefusalError:
        return False
    return True


def _play_event(referee: Referee, request: Request, card: Card, terms: Terms) -> None:
    by = request.by
    reckoning = afford(referee.game, request, card, terms)
    step = referee.step("generate", f"{by} plays {card.title}.", rule("4.3.6"), cards=[card.id])
    ability = generation.used_as_one(card.text)
    # 4.3.6: it goes straight to the smoked pile; 10.1.1: or to the toasted pile with Toast It.
    toasted = "Toast It" in card.text.restrictions or terms.price is not None
    if toasted:
        referee.cite(rule("10.1.1"))
    move(referee, card, "toasted" if toasted else "smoked")
    pay_for(referee, by, card, reckoning, terms)
    request = replace(request, reduced_by=None)
    x_node = ability.x if reckoning.x is None else None
    scope = Scope(referee.game, by, referee.game.known(card.id), x=reckoning.x, x_node=x_node)
    made = generation.generate(referee, request, ability, scope, 0)
    referee.tally("played", by, card.title)
    referee.tally("ever played", by, card.title)
    scope = made.doer.now()
    x = scope.x
    if x is None and ability.x is not None:
        # 10.2: the X of an Event is fixed on generation.
        x = amounts.value(ability.x, scope)
    targets = [known for slot in scope.slots.values() for known in slot]
    names = [said(referee, each) for each in targets]
    if names:
        step.text = f"{by} plays {card.title}: {listing(names)}."
        step.cards = (card.id, *(each.id for each in targets if isinstance(each, Known)))
    if x is not None:
        step.text = f"{step.text[:-1]}, X is {x}."
        step.rules = (*step.rules, rule("10.2"))  # X is fixed on generation.
    effect = Effect(
        referee.next_number(),
        "event",
        by,
        card.title,
        card=scope.this,
        left=tuple(made.left),
        right=made.effects,
        slots=tuple(scope.slots.items()),
        targets=tuple(each for each in targets if isinstance(each, Known)),
        x=x,
        answers=made.doer.answers,
    )
    if terms.price is not None:
        crisis.note(referee, by, card.id)
    referee.happen("play", referee.card(card.id), by=by, targets=effect.targets, effect=effect.number)
    scenes.add(referee, effect)


def said(referee: Referee, each: Known | str | Word) -> str:
    """What was chosen, in a sentence."""
    if isinstance(each, Known):
        return referee.name(each.id)
    return each.said if isinstance(each, Word) else each


def _check_allowed(game: Game, card: Card, by: str) -> None:
    found = prohibitions.forbids_playing(game, card, by)
    if found is None:
        return
    # What holds only in response to an effect is over when the scene has resolved.
    later = any(effect.card == found.this for effect in game.scene)
    text = f"{by} cannot play {card.title} now: {prohibitions.by_whose_text(found, card)}."
    raise RefusalError("card_forbids", text, rule("7.7"), rule("5.2"), later=later)


def _check_understood(card: Card) -> None:
    # An unread ability of a card in play is reported and cannot be used; an Event with one cannot be played at all.
    if card.text.not_understood and card.text.type == EVENT:
        first = card.text.not_understood[0]
        raise RefusalError(
            "not_understood",
            f"The text of {card.title} is not understood, so the engine does not play it: {in_quotes(first.text)}.",
            rule("4.3.6"),
        )


def _face_up(game: Game, card: Card) -> bool:
    """4.3.3: a Feng Shui Site is played face down; by the 2001 FAQ one with a cost or conditions face up."""
    if not card.text.is_feng_shui:
        return True
    costly = card.text.face.cost is not None or bool(card.text.face.requires)
    return costly and bool(game.ruleset.value("costly_feng_shui_sites_face_up"))


def _destination(referee: Referee, request: Request, card: Card) -> object:
    """Where a card goes that is no Site: a location for a Character, the subject of a State."""
    game, by = referee.game, request.by
    if card.text.type == CHARACTER:
        request.used.add("at")
        try:
            return board.check_location(game, by, request.at)
        except RefusalError as error:
            if error.code == "ambiguous":
                raise AmbiguousError("at", list(board.locations_of(game, by)), error.message) from None
            raise
    if card.text.type == STATE:
        request.used.add("on")
        return subjects.check_subject(game, card, by, request.on)
    return None
