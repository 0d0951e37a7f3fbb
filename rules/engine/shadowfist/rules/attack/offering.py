"""What players might do about what has just happened at a time at which nothing else may be done (5.2; 2001 FAQ 6.5).

An attack runs on by itself where nobody can act; it waits where a card specifically responds to what has happened, and
where a face-down Site could be revealed for a triggered ability of it (5.2.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rules.engine.kernel.recorder import GameOverError, TooManyStepsError
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query import events
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules.attack import windows
from rules.engine.shadowfist.rules.play import permissions, playing, subjects, users, using
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.rules.scene import triggers

Attempt = Callable[[Referee], None]


def waits(game: Game) -> bool:
    """Whether somebody might act in a step of combat that has triggered nothing."""
    return windows.waits(game) or is_awaited(game)


def is_awaited(game: Game) -> bool:
    """Whether somebody might answer to what has just happened."""
    return any(_is_legal(game, attempt) for attempt in _answers(game))


def _is_legal(game: Game, attempt: Attempt) -> bool:
    try:
        attempt(Referee(game))
    except (DecisionNeededError, GameOverError):
        return True
    except RefusalError as error:
        return error.code == "ambiguous"
    except (TooManyStepsError, CannotRunError):
        return False
    return True


def _answers(game: Game) -> Iterator[Attempt]:
    """The ways to answer to what has just happened, each tried by the rules."""
    if not game.recent:
        return
    for name in game.clockwise():
        hand = [game.cards[each] for each in game.players[name].hand]
        for card in (*hand, *permissions.playable_elsewhere(game, name)):
            if any(_names(each.does, card, name, game) for each in card.text.parts):
                yield partial(playing.play, request=Request(name), card=card)
        for card in game.in_play():
            for index in users.usable(game, card, name):
                if _names(card.text.activated[index].does, card, name, game):
                    yield partial(using.use, request=Request(name), card=card, which=index)
            if card.controller == name and not card.face_up and triggers.is_remembered(game, card):
                yield partial(using.reveal, by=name, card=card)


def _names(ability: ab.Ability, card: Card, by: str, game: Game) -> bool:
    """Whether an ability says that it responds to something, and that has just happened."""
    match ability:
        case (
            ab.Activated(responds=ab.RespondsToEvent(event))
            | ab.EventEffect(responds=ab.RespondsToEvent(event))
            | ab.PlayTiming(responds=ab.RespondsToEvent(event))
            | ab.PlayedInAnswer(responds=ab.RespondsToEvent(event))
        ):
            scope = Scope(game, by, Known(card.id, card.life))
            if card.subject is not None:
                scope = Scope(game, by, scope.this, subject=game.known(card.subject))
            try:
                return any(events.matches(event, each, scope) is not None for each in game.recent)
            except CannotRunError:
                return False
        case ab.PlayOn(responds=ab.RespondsToEvent()):
            try:
                return any(subjects.is_answered(game, card, each, by) for each in game.in_play())
            except CannotRunError:
                return False
        case _:
            return False
