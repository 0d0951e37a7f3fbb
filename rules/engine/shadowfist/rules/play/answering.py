"""Cards whose text says when they may be played from the hand: "at no cost when a Site you control is burned"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import RefusalError
from rules.engine.shadowfist.query import conditions
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.acting import Doer, cause_of
from rules.engine.shadowfist.rules.play.terms import Terms, of_playing
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.rules.scene.responses import respond


@dataclass(frozen=True)
class Answer:
    """A way of playing a card that answers to something: on what terms, and what it does besides on resolution."""

    terms: Terms
    face_up: bool
    doer: Doer
    effects: tuple[ef.Effect, ...]


def answer(referee: Referee, request: Request, card: Card) -> Answer | None:
    """The way in which the text of a card in a hand lets it be played now, if something has happened that it names.

    :raises AmbiguousError: if it answers to one of several things, and the action does not say to which.
    """
    known = referee.game.known(card.id)
    for way in _ways(card):
        doer = Doer(referee, Scope(referee.game, request.by, known, x_node=way.x), cause_of(referee, request.by, known))
        try:
            respond(doer, request, card, way.responds)
        except AmbiguousError:
            raise
        except RefusalError:
            continue
        if all(conditions.holds(each, doer.now()) for each in way.conditions):
            return Answer(of_playing(way.playing, doer.now()), way.playing.face_up, doer, way.then)
    return None


def answers(card: Card) -> bool:
    """Whether the text of a card names something to which it may be played from the hand."""
    return any(True for _ in _ways(card))


def _ways(card: Card) -> Iterator[ab.PlayedInAnswer]:
    return (each.does for each in card.text.parts if isinstance(each.does, ab.PlayedInAnswer))
