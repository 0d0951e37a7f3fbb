"""Effects that move cards from one place to another: return, put, place, move (4.3, 4.4, 4.7, 7.4)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Role, Side
from rules.engine.shadowfist.model.steps import FAQ_2001, Decision, rule
from rules.engine.shadowfist.query.game.attack_state import is_attacking, is_intercepting
from rules.engine.shadowfist.query.game.state import Card, Known, Zone
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.attack import going
from rules.engine.shadowfist.rules.play import leaving
from rules.engine.shadowfist.rules.play.by_effect import is_wanted
from rules.engine.shadowfist.rules.play.entering import put_into_play
from rules.engine.shadowfist.view.subjects import legal_subjects

ZONES: dict[ef.Place, Zone] = {
    ef.Place.HAND: "hand",
    ef.Place.PLAY: "play",
    ef.Place.TOP_OF_DECK: "deck",
    ef.Place.BOTTOM_OF_DECK: "deck",
    ef.Place.DECK: "deck",
    ef.Place.SMOKED: "smoked",
    ef.Place.TOASTED: "toasted",
    ef.Place.BURNED: "burned",
}
SAID: dict[Zone, str] = {
    "hand": "the hand",
    "deck": "the deck",
    "smoked": "the smoked pile",
    "toasted": "the toasted pile",
    "burned": "the burned-for-victory pile",
}


@carries_out(ef.Return)
def return_cards(doer: Doer, effect: ef.Return) -> bool | None:
    """Return target to its owner's hand; return a Character to play; put a card on top of your deck."""
    doer.follow_what_triggered()
    for card in doer.patients(effect.cards):
        if effect.place is ef.Place.PLAY:
            _to_play(doer, effect, card)
        elif effect.place is ef.Place.BURNED and effect.to is not None:
            _to_pile(doer, card, effect.place, only(doer.who(effect.to), "the player into whose pile it goes"))
        else:
            _to_pile(doer, card, effect.place)
    return None


def _to_pile(doer: Doer, card: Card, place: ef.Place, pile_of: str | None = None) -> None:
    referee = doer.referee
    zone = ZONES[place]
    current = referee.game.same(Known(card.id, card.life))
    if current is None or current.zone in ("removed", zone):
        return
    if not doer.may_do(co.Deed.RETURN, current):
        return
    bottom = place is ef.Place.BOTTOM_OF_DECK
    where = f"{'the bottom of ' if bottom else ''}{SAID[zone]} of {pile_of or card.owner}"
    referee.step("return", f"{referee.name(card.id)} is returned to {where}.", rule("4.4"), cards=[card.id])
    if current.in_play:
        leaving.leave_play(referee, card.id, "return", doer.cause, zone=zone, pile_of=pile_of)
    else:
        leaving.move(referee, current, zone, pile_of)
        came = f"{current.zone}>{zone}"
        referee.happen("move", current, by=doer.cause.by, source=doer.cause.card, detail=came)
    doer.follow(current)
    if bottom and referee.card(card.id).zone == zone:
        leaving.to_bottom(referee, card.id)


def _to_play(doer: Doer, effect: ef.Return, card: Card) -> None:
    referee = doer.referee
    current = referee.game.cards[card.id]
    if current.in_play or current.zone == "removed":
        where = "in play already" if current.in_play else "out of the game"
        text = f"{referee.name(card.id)} is {where}: {doer.source_name()} does not return it."
        referee.step("resolve", text, rule("7.2"), cards=[card.id])
        return
    # 2001 FAQ 2.4: a card that has left play has no memory of who controlled it, so its owner does.
    player = only(doer.who(effect.to), "the player who controls it then") if effect.to is not None else card.owner
    subject = only(doer.patients(effect.on), "the subject of a State") if effect.on is not None else None
    at = only(doer.patients(effect.at), "the card at whose location it is") if effect.at is not None else None
    put_into_play(
        doer,
        current,
        player if player is not None else card.owner,
        "return",
        at=referee.game.place(at) if at is not None else None,
        on=subject.id if subject is not None else None,
        face_up=effect.face_up or None,
        voluntary=is_wanted(doer, card),
    )


@carries_out(ef.MoveState)
def move_states(doer: Doer, effect: ef.MoveState) -> bool | None:
    """Place target on another subject."""
    for card in doer.patients(effect.state):
        _move_state(doer, card, effect.onto)
    return None


def _move_state(doer: Doer, state: Card, onto: ch.Patients) -> None:
    """Puts a State that is in play on another subject; it must be a legal one (2001 FAQ 6.8, later page 2.5)."""
    referee = doer.referee
    current = referee.game.same(Known(state.id, state.life))
    if current is None or not current.in_play or current.subject is None:
        return
    # 4.3.4: what it may be on; 2001 FAQ 6.8: it stays in its place unless an effect permits to move it.
    told = (rule("4.3.4"), rule("6.8", FAQ_2001))
    legal = legal_subjects(referee.game, current, current.controller or current.owner)
    if _is_any_legal_subject(onto):
        found = [card for card in legal if card.id != current.subject]
        text = f"On which card does {doer.you} place {state.title}?"
        words = tuple(card.id for card in found)
        answer = referee.decide(Decision(doer.actor, "choose", text, words)) if words else ()
        found = [card for card in found if card.id in answer]
    else:
        found = [card for card in doer.patients(onto) if any(card.id == each.id for each in legal)]
    subject = only(found, "the subject of a State")
    if subject is None:
        referee.step("place", f"{state.title} stays where it is.", *told, cards=[state.id])
        return
    original = doer.scope.slots.get(Role.ORIGINAL_SUBJECT) or (referee.game.known(current.subject),)
    doer.scope = doer.scope.with_slot(Role.ORIGINAL_SUBJECT, original)
    text = f"{state.title} is placed on {referee.name(subject.id)}."
    referee.step("place", text, *told, cards=[state.id, subject.id])
    referee.put(state.id, subject=subject.id)


def _is_any_legal_subject(onto: ch.Patients) -> bool:
    """Whether a State goes on whichever legal subject its player chooses."""
    if not isinstance(onto, ch.ChooseCards):
        return isinstance(onto, n.LegalSubjectsFor)
    limits = onto.among.limits
    return any(isinstance(each, n.IsOneOf) and isinstance(each.cards, n.LegalSubjectsFor) for each in limits)


@carries_out(ef.ChangeLocation)
def change_location(doer: Doer, effect: ef.ChangeLocation) -> bool | None:
    """Subject changes location: one column, left or right (4.7)."""
    for card in doer.patients(effect.cards):
        game = doer.referee.game
        fights = is_attacking(game, card.id) or is_intercepting(game, card.id)
        near = going.ways(game, card) if card.in_play and not fights else {}
        if effect.side is not Side.EITHER:
            near = {way: place for way, place in near.items() if way == effect.side.value}
        if not near:
            # 6.1, 6.3: neither attackers nor interceptors change location.
            why = [rule("6.1"), rule("6.3")] if fights else []
            text = f"{card.title} does not change location."
            doer.referee.step("move", text, rule("4.7"), *why, cards=[card.id])
            continue
        decision = Decision(doer.you, "choose", f"Which way does {card.title} change location?", tuple(near))
        way = only(doer.referee.decide(decision), "the way that a card goes")
        if way is None:
            continue
        if way not in ("left", "right"):
            going.arrive(doer.referee, card, near[way])
        else:
            text = f"{card.title} changes location, one column to the {way}."
            doer.referee.step("move", text, rule("4.7"), cards=[card.id])
            doer.referee.put(card.id, location=near[way])
        doer.referee.happen("change location", card, by=doer.you)
    return None
