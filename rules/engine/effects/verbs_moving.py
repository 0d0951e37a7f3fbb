"""Effects that move cards from one place to another: return, put, place, move (4.4, 4.3, 7.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.effects.doing import Doer, is_random
from rules.engine.effects.roles import does
from rules.engine.ir.words import Role
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError
from rules.engine.play import leaving
from rules.engine.state import Card, Known, Zone
from rules.engine.steps import FAQ_2001, Decision, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause, InsteadOf, Manner

SAID: dict[Zone, str] = {
    "hand": "the hand",
    "deck": "the deck",
    "smoked": "the smoked pile",
    "toasted": "the toasted pile",
    "burned": "the burned-for-victory pile",
}
HERE = frozenset({"on", "onto", "to", "in", "into", "under", "at"})
PLACES = HERE | {"to play", "into play", "in play", "to hand", "each"}


@dataclass(frozen=True)
class Place:
    """Where cards go: a pile, its bottom, into play under somebody's control, or onto another card."""

    zone: Zone = "hand"
    bottom: bool = False
    control: object = None
    subject: object = None
    at: object = None


@does("return", takes=PLACES, reads=(InsteadOf,), manners=("face-up",))
def return_card(doer: Doer, clause: Clause, act: Act) -> None:
    """Return target to its owner's hand; return a Character to play; return a card to the top of your deck."""
    send(doer, clause, act, "return")


def send(doer: Doer, clause: Clause, act: Act, verb: str) -> None:
    """Cards go where a clause says."""
    place = read(act)
    if act.what is None and any(isinstance(each, To) and each.preposition == "each" for each in act.complements):
        cards = doer.remembered(doer.before)  # "Take control of those States and place each on a legal subject."
    else:
        cards = doer.cards(act.what or ref.ThisCard(), anywhere=True)
    if place.zone == "play":
        for card in cards:
            _to_play(doer, clause, act, card, place)
    elif place.subject is not None:
        for card in cards:
            move_state(doer, card, place.subject)
    else:
        for card in cards:
            _to_pile(doer, card, place, verb)


def read(act: Act) -> Place:
    """Where a clause puts cards.

    :raises CannotRunError: for a place that the engine does not know.
    """
    place = Place()
    for each in act.complements:
        assert isinstance(each, To)
        match each:
            case To("to play" | "into play" | "in play"):
                place = _with(place, zone="play")
            case To("to hand" | "each"):
                pass
            case To("under", ref.Of("control", of)):
                place = _with(place, control=of)
            case To("at", what):
                place = _with(place, at=what)
            case To(preposition, what) if preposition in HERE:
                place = _at(place, what, preposition)
            case _:
                raise CannotRunError(f"moving a card {each.preposition!r}")
    return place


def _with(place: Place, **changes: object) -> Place:
    return Place(**{**place.__dict__, **changes})


def _at(place: Place, what: object, preposition: str) -> Place:
    match what:
        case ref.Of(name, _) if name.removeprefix("owner's ") in nouns.PILE_NAMES:
            return _with(place, zone=nouns.PILE_NAMES[name.removeprefix("owner's ")])
        case sel.Is("in play"):
            return _with(place, zone="play")
        case sel.Select(quantity=quantity, kinds=kinds, filters=filters):
            end = [quantity.word, *(word.what for kind in kinds for word in kind.all_of if isinstance(word, sel.Is))]
            pile = next((part.where for part in filters if isinstance(part, sel.Placed)), None)
            if isinstance(pile, ref.Of) and pile.what == "deck":
                if any("bottom" in word for word in end):
                    return _with(place, zone="deck", bottom=True)
                if any("top" in word for word in end):
                    return _with(place, zone="deck")
    if preposition in ("on", "onto"):
        return _with(place, subject=what)
    raise CannotRunError("that place")


def _to_pile(doer: Doer, card: Card, place: Place, verb: str) -> None:
    referee = doer.referee
    current = referee.game.same(Known(card.id, card.life))
    if current is None or current.zone in ("removed", place.zone):
        return
    if verb == "return" and not doer.may(verb, current):
        return
    where = f"{'the bottom of ' if place.bottom else ''}{SAID[place.zone]} of {card.owner}"
    past = {"return": "returned", "move": "moved"}.get(verb, verb)
    referee.step(verb, f"{referee.name(card.id)} is {past} to {where}.", rule("4.4"), cards=[card.id])
    if current.in_play:
        leaving.leave_play(referee, card.id, "return", doer.cause, zone=place.zone)
        doer.follow(current)
    else:
        leaving.move(referee, current, place.zone)
        came = f"{current.zone}>{place.zone}"
        referee.happen("move", current, by=doer.cause.by, source=doer.cause.card, detail=came)
    if place.bottom and referee.card(card.id).zone == place.zone:
        leaving.to_bottom(referee, card.id)


def _to_play(doer: Doer, clause: Clause, act: Act, card: Card, place: Place) -> None:
    from rules.engine.play.entering import put_into_play

    referee = doer.referee
    current = referee.game.cards[card.id]
    if current.in_play or current.zone == "removed":
        where = "in play already" if current.in_play else "out of the game"
        text = f"{referee.name(card.id)} is {where}: {doer.source_name()} does not return it."
        referee.step("resolve", text, rule("7.2"), cards=[card.id])
        return
    # 2001 FAQ 2.4: a card that has left play has no memory of who controlled it, so its owner does.
    players = nouns.players(place.control, doer.now()) if place.control is not None else [card.owner]
    subjects = doer.cards(place.subject) if place.subject is not None else []
    put_into_play(
        doer,
        current,
        players[0] if players else card.owner,
        "return",
        at=_location(doer, place.at),
        on=subjects[0].id if subjects else None,
        face_up=Manner("face-up") in clause.adverbs or None,
        voluntary=not (isinstance(act.what, sel.Select) and is_random(act.what)),
    )
    doer.follow(current)


def _location(doer: Doer, node: object) -> int | None:
    """The location that a phrase names: at that card's location."""
    if node is None:
        return None
    if not isinstance(node, ref.Of) or node.what != "location":
        raise CannotRunError("returning a card to play at that place")
    found = nouns.cards(node.of, doer.now())
    return doer.referee.game.place(found[0]) if found else None


# States on another subject


def move_state(doer: Doer, state: Card, onto: object) -> None:
    """Puts a State that is in play on another subject; it must be a legal one (2001 FAQ 6.8, later page 2.5)."""
    from rules.engine.play.subjects import legal_subjects

    referee = doer.referee
    current = referee.game.same(Known(state.id, state.life))
    if current is None or not current.in_play or current.subject is None:
        return
    # 4.3.4: what it may be on; 2001 FAQ 6.8: it stays in its place unless an effect permits to move it.
    told = (rule("4.3.4"), rule("6.8", FAQ_2001))
    legal = legal_subjects(referee.game, current, current.controller or current.owner)
    if nouns.is_legal_subject(onto):
        found = [card for card in legal if card.id != current.subject]
        text = f"On which card does {doer.you} place {state.title}?"
        words = tuple(card.id for card in found)
        answer = referee.decide(Decision(doer.chooser or doer.you, "choose", text, words)) if words else ()
        found = [card for card in found if card.id in answer]
    else:
        found = [card for card in doer.cards(onto) if any(card.id == each.id for each in legal)]
    if not found:
        referee.step("place", f"{state.title} stays where it is.", *told, cards=[state.id])
        return
    subject = found[0]
    original = doer.scope.slots.get(Role.ORIGINAL_SUBJECT) or (referee.game.known(current.subject),)
    doer.scope = doer.scope.with_slot(Role.ORIGINAL_SUBJECT, original)
    text = f"{state.title} is placed on {referee.name(subject.id)}."
    referee.step("place", text, *told, cards=[state.id, subject.id])
    referee.put(state.id, subject=subject.id)


@does("return control of", takes=("to",))
def return_control(doer: Doer, clause: Clause, act: Act) -> None:
    """Return control of target to its previous controller: the effect no longer holds it (7.4)."""
    from rules.engine.continuous.control import CONTROL

    referee = doer.referee
    known = {Known(card.id, card.life) for card in doer.cards(act.what)}
    source = doer.cause.card
    referee.set(
        modifications=tuple(
            each
            for each in referee.game.modifications
            if not (each.what[:1] == (CONTROL,) and each.source == source and known & set(each.cards))
        )
    )
    text = f"{doer.source_name()} no longer holds what it took control of."
    referee.step("control", text, rule("7.4"), cards=[each.id for each in known])
