"""Cards whose text says when they may be played from the hand: "at no cost when a Site you control is burned"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.effects.doing import Doer, cause_of
from rules.engine.phrases import conditions, nouns
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.play.terms import Terms, terms_of
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import AmbiguousError, Request
from rules.engine.scene.responding import answer_event, respond
from rules.engine.state import Card
from rules.engine.steps import RefusalError
from rules.engine.text import references as ref
from rules.engine.text.actions import Act
from rules.engine.text.timing import AtCost, Clause, If, Ignoring, Manner, Response, When

FACE_UP = Manner("face-up")


@dataclass(frozen=True)
class Answer:
    """A way of playing a card that answers to something: on what terms, and what it does besides on resolution."""

    terms: Terms
    face_up: bool
    doer: Doer
    clauses: tuple[Clause, ...]


def answer(referee: Referee, request: Request, card: Card) -> Answer | None:
    """The way in which the text of a card in a hand lets it be played now, if something has happened that it names.

    :raises AmbiguousError: if it answers to one of several things, and the action does not say to which.
    """
    known = referee.game.known(card.id)
    for ability, clause in _ways(card):
        scope = Scope(referee.game, request.by, known, x_node=ability.x)
        doer = Doer(referee, scope, cause_of(referee, request.by, known), request=request)
        try:
            if all(_holds(doer, card, each) for each in (*ability.openers, *clause.adverbs)):
                terms = terms_of(clause, doer.now())
                rest = tuple(each for each in ability.clauses if each is not clause)
                return Answer(terms, FACE_UP in clause.adverbs, doer, rest)
        except CannotRunError as error:
            referee.game.note_unrun(card.id, error)
    return None


def answers(card: Card) -> bool:
    """Whether the text of a card names something to which it may be played from the hand."""
    return any(True for _ in _ways(card))


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause says to what its own card may be played from the hand, and on what terms."""
    adverbs = (*ability.openers, *clause.adverbs)
    if not _plays(clause) or not any(isinstance(each, When | Response) for each in adverbs):
        return False
    if any(getattr(each, "preposition", "") not in ("from", "into play") for each in clause.action.complements):
        return False
    return all(isinstance(each, When | Response | If | AtCost | Ignoring) or each in MANNERS for each in adverbs)


MANNERS = (FACE_UP, Manner("immediately"))


def _ways(card: Card) -> Iterator[tuple[Ability, Clause]]:
    for ability in card.text.parts:
        for item in (*ability.left, *ability.clauses):
            if isinstance(item, Clause) and _plays(item):
                adverbs = (*ability.openers, *item.adverbs)
                if any(isinstance(each, When | Response) for each in adverbs):
                    yield ability, item


def _plays(clause: Clause) -> bool:
    """Whether a clause says that its own card may be played from the hand."""
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or clause.mode != "may":
        return False
    places = nouns.complements(act, "from")
    from_hand = all(isinstance(place, ref.Of) and place.what == "hand" for place in places)
    return isinstance(act.what, ref.ThisCard | None) and bool(places) and from_hand


def _holds(doer: Doer, card: Card, adverb: object) -> bool:
    try:
        match adverb:
            case When(event, _):
                answer_event(doer, card, event)
            case Response(to):
                respond(doer, card, to)
            case If(condition, word):
                return conditions.holds(condition, doer.now()) is not (word == "unless")
            case AtCost() | Ignoring():
                pass
            case Manner() if adverb in MANNERS:
                pass
            case _:
                raise CannotRunError(f"{type(adverb).__name__} of playing a card")
    except AmbiguousError:
        raise
    except RefusalError:
        return False
    return True
