"""The legal actions at a point: complete, and each of them playable as it is listed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from rules.engine.actions import Run, perform, take
from rules.engine.choosing import AmbiguousError
from rules.engine.evaluate import run_scenario
from rules.engine.library import Library
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER
from rules.engine.scenario import read_scenario
from rules.engine.state import Card, Game
from rules.engine.steps import Decision, DecisionNeededError, RefusalError
from rules.engine.turn import is_over
from rules.engine.view import view_of

MAX_ACTIONS_LISTED = 500
MAX_DEPTH = 6

Action = dict[str, Any]


def legal_actions(scenario: Mapping[str, Any], library: Library) -> list[Action]:
    """Every legal action after a scenario's own, each with all that it needs.

    :raises ScenarioError: if the scenario is malformed.
    """
    run, problem = run_scenario(read_scenario(scenario, library), scenario)
    return [] if problem is not None else list_actions(run)


def list_actions(run: Run) -> list[Action]:
    """Every legal action at this point of a game."""
    if run.pending is not None:
        return [action for action in _answers(run.pending.decision) if _accepted(run, action)]
    found: list[Action] = []
    for action in _candidates(run.game):
        for complete in _completed(run.game, action, MAX_DEPTH):
            found.append(complete)
            if len(found) >= MAX_ACTIONS_LISTED:
                return found
    return found


def _accepted(run: Run, action: Action) -> bool:
    copy = Run(run.game, list(run.steps), run.pending)
    try:
        take(copy, action, 0)
    except RefusalError:
        return False
    return True


def _answers(decision: Decision) -> Iterator[Action]:
    for number in range(decision.least, min(decision.most, decision.least + 3) + 1):
        for group in combinations(decision.options, number):
            yield {"by": decision.by, "do": "choose", "cards": list(group)}


def _completed(game: Game, action: Action, depth: int) -> Iterator[Action]:
    """The action with every choice made that it needs, in every way that is legal."""
    referee = Referee(game)
    try:
        perform(referee, action)
    except AmbiguousError as error:
        if depth:
            for option in error.options:
                yield from _completed(game, _filled(action, error.field, option), depth - 1)
        return
    except DecisionNeededError:
        yield action
        return
    except RefusalError:
        return
    yield action


def _filled(action: Action, name: str, option: object) -> Action:
    if name == "targets":
        assert isinstance(option, list)
        return {**action, "targets": [*action.get("targets", []), *option]}
    return {**action, name: option}


def _candidates(game: Game) -> Iterator[Action]:
    """What might be done, before the rules are asked."""
    if is_over(game):
        return
    if game.scene or game.phase == "end":
        yield {"do": "resolve"}
    for name in game.clockwise():
        for card_id in game.players[name].hand:
            yield {"by": name, "do": "play", "card": card_id}
        for card in game.controlled(name):
            yield from _of_card(game, name, card)
    me = game.turn
    if game.phase in ("start of turn", "power") and not game.scene:
        yield {"by": me, "do": "generate power"}
        yield {"by": me, "do": "skip power"}
    elif game.phase == "unturn":
        yield {"by": me, "do": "unturn"}
        maintained = [card.id for card in game.controlled(me) if card.maintains and card.turned]
        if maintained:
            yield {"by": me, "do": "unturn", "keep": maintained}
    elif game.phase == "discard":
        yield {"by": me, "do": "discard", "cards": []}
        for card_id in game.players[me].hand:
            yield {"by": me, "do": "discard", "cards": [card_id]}
    elif game.phase == "draw":
        yield {"by": me, "do": "draw"}
    elif game.phase == "main":
        if game.first_option:
            yield {"by": me, "do": "decline"}
        yield {"by": me, "do": "end turn"}
    elif game.phase == "end":
        yield {"by": me, "do": "return to main shot"}


def _of_card(game: Game, name: str, card: Card) -> Iterator[Action]:
    for index in range(len(card.text.activated)):
        yield {"by": name, "do": "use", "card": card.id, "ability": index}
    if card.text.type == CHARACTER:
        yield {"by": name, "do": "heal", "card": card.id}
        yield {"by": name, "do": "move", "card": card.id, "to": "left"}
        yield {"by": name, "do": "move", "card": card.id, "to": "right"}
        if view_of(game).has(card.id, "Mobility"):
            yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": "left"}
            yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": "right"}
    if not card.face_up:
        yield {"by": name, "do": "reveal", "card": card.id}
