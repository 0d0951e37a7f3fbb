"""Cards whose text says when they may be played from the hand or a pile: "when a Site you control is burned"."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import cards, conditions
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.acting import Doer, cause_of
from rules.engine.shadowfist.rules.play import playing_time
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
    on: ch.Patients | None

    def check_subject(self, subject: Card) -> None:
        """Whether it lets a State be played on a card: "you may play this card on it".

        :raises RefusalError: if not.
        """
        on = self.on.among if isinstance(self.on, ch.ChooseCards) else self.on
        if on is not None and not cards.matches(on, subject, self.doer.now()):
            text = f"{self.doer.source_name()} is not played on {subject.title} in this way."
            raise RefusalError("illegal_subject", text, rule("4.3.4"))


def answer(referee: Referee, request: Request, card: Card) -> Answer | None:
    """The way in which the text of a card lets it be played from where it is, if what it names has happened just now.

    :raises AmbiguousError: if it answers to one of several things, and the action does not say to which.
    """
    known = referee.game.known(card.id)
    for way in card.text.played_in_answer_from(card.zone):
        doer = Doer(referee, Scope(referee.game, request.by, known, x_node=way.x), cause_of(referee, request.by, known))
        try:
            respond(doer, request, card, way.responds)
        except AmbiguousError:
            raise
        except RefusalError:
            continue
        if all(conditions.holds(each, doer.now()) for each in way.conditions):
            return Answer(of_playing(way.playing, doer.now()), way.playing.face_up, doer, way.then, way.playing.on)
    return None


def check_response(referee: Referee, request: Request, card: Card) -> None:
    """Whether what a card says that it is played in answer to has happened, or waits in the scene (2001 FAQ 6.5).

    What has happened to its subject is looked at with the subject.

    :raises RefusalError: if not.
    """
    known = referee.game.known(card.id)
    doer = Doer(referee, Scope(referee.game, request.by, known), cause_of(referee, request.by, known))
    for line in playing_time.lines_of(card.text):
        if line.responds is not None and not any(isinstance(each, n.Bound) for each in walk(line.responds)):
            respond(doer, request, card, line.responds)
