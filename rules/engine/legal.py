"""The legal actions at a point: complete, and each of them playable as it is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

from rules.engine import crisis, influence, reloading, turn
from rules.engine.actions import Run, dispatch, perform, take
from rules.engine.answers import OF_AUCTIONS
from rules.engine.attack.options import declarations
from rules.engine.attack.state import is_attacking
from rules.engine.auctions import PASS
from rules.engine.choosing import AmbiguousError
from rules.engine.elimination import is_over
from rules.engine.evaluation import run_scenario
from rules.engine.library import Library
from rules.engine.permissions import playable_elsewhere
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER
from rules.engine.scenario import read_scenario
from rules.engine.state import Card, Game
from rules.engine.steps import Decision, DecisionNeededError, RefusalError
from rules.engine.view import view_of

MAX_ACTIONS_LISTED = 500
MAX_DEPTH = 6
# The actions of an attack: listed also where they imply that others pass first.
IN_ATTACKS = ("join", "intercept", "decline", "combat", "continue", "resolve")

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
        answers = [action for action in _answers(run.pending.decision) if _accepted(run, action)]
        if run.pending.decision.kind not in OF_AUCTIONS:
            return answers
        # 5.5: before any bid or choice, what may be played during an auction.
        meanwhile = (action for action in _candidates(run.game) if action["do"] in ("play", "use", "resolve"))
        return _listed(meanwhile, lambda action: take(_copy(run), action, 0), answers)
    return _listed(_at_this_point(run.game), lambda action: attempt(run.game, action), [])


def _at_this_point(game: Game) -> Iterator[Action]:
    """What might be done, where a turn may yet have to begin: what that triggers is then in the scene already."""
    referee = Referee(game)
    try:
        if not game.begun:
            turn.begin(referee)
    except DecisionNeededError:
        return _generating_power(game)  # Any action would do to come to that decision; these are legal after it.
    return _candidates(referee.game)


def attempt(game: Game, action: Action) -> None:
    """Takes an action that is listed if it is legal.

    :raises RefusalError: if it is not.
    """
    if game.attack is None or action["do"] in IN_ATTACKS:
        perform(Referee(game), action)
    else:
        dispatch(Referee(game), action)  # What would imply that the attack runs to its end is not listed.


def _listed(candidates: Iterator[Action], attempt: Callable[[Action], None], found: list[Action]) -> list[Action]:
    for action in candidates:
        for complete in _completed(attempt, action, MAX_DEPTH):
            found.append(complete)
            if len(found) >= MAX_ACTIONS_LISTED:
                return found
    return found


def _copy(run: Run) -> Run:
    return Run(run.game, list(run.steps), run.pending)


def _accepted(run: Run, action: Action) -> bool:
    try:
        take(_copy(run), action, 0)
    except RefusalError:
        return False
    return True


def _answers(decision: Decision) -> Iterator[Action]:
    if decision.kind == "bid":
        for word in decision.options:
            yield {"by": decision.by, **({"do": "pass"} if word == PASS else {"do": "bid", "power": int(word)})}
        return
    if decision.kind == "keep":
        yield from ({"by": decision.by, "do": "keep", "card": word} for word in decision.options)
        return
    if decision.kind == "take":
        yield from ({"by": decision.by, "do": "take", "choice": word} for word in decision.options)
        return
    if decision.kind == "divide":
        # All on one of them, or as equally as it goes.
        yield from ({"by": decision.by, "do": "divide", "damage": {word: decision.amount}} for word in decision.options)
        share, rest = divmod(decision.amount or 0, len(decision.options))
        even = {word: share + (n < rest) for n, word in enumerate(decision.options)}
        yield {"by": decision.by, "do": "divide", "damage": {word: n for word, n in even.items() if n}}
        return
    for number in range(decision.least, min(decision.most, decision.least + 3) + 1):
        for group in combinations(decision.options, number):
            yield {"by": decision.by, "do": "choose", "cards": list(group)}


def _completed(attempt: Callable[[Action], None], action: Action, depth: int) -> Iterator[Action]:
    """The action with every choice made that it needs, in every way that is legal."""
    try:
        attempt(action)
    except AmbiguousError as error:
        if depth:
            for option in error.options:
                yield from _completed(attempt, filled(action, error.field, option), depth - 1)
        return
    except DecisionNeededError as needed:
        # What would imply that somebody decides first is not listed: nobody knows yet whether it is then legal.
        if not needed.on_the_way:
            yield action
        return
    except RefusalError:
        return
    yield action


def filled(action: Action, name: str, option: object) -> Action:
    """An action with one choice more made."""
    if name in ("targets", "choices"):
        assert isinstance(option, list)
        return {**action, name: [*action.get(name, []), *option]}
    return {**action, name: option}


def _candidates(game: Game) -> Iterator[Action]:
    """What might be done, before the rules are asked."""
    if is_over(game):
        return
    if game.scene or game.phase == "end" or game.attack is not None:
        yield {"do": "resolve"}
    if len(game.scene) > 1 and game.ruleset.value("effects_between_resolutions"):
        yield {"do": "pass"}
    if game.attack is not None:
        yield {"do": "combat"}
        yield {"do": "continue"}
    yield from declarations(game)
    for name in game.clockwise():
        for card_id in game.players[name].hand:
            yield {"by": name, "do": "play", "card": card_id}
            if crisis.price_of(game, game.cards[card_id]) is not None:
                yield {"by": name, "do": "play", "card": card_id, "choices": [crisis.CRISIS]}
        for card_id in game.players[name].smoked:
            if reloading.ways(game, game.cards[card_id]):
                yield {"by": name, "do": "use", "card": card_id, "ability": reloading.RELOAD}
        for card in playable_elsewhere(game, name):
            yield {"by": name, "do": "play", "card": card.id}
        for card in game.controlled(name):
            yield from _of_card(game, name, card)
    me = game.turn
    if game.phase in ("start of turn", "power") and not game.scene:
        yield from _generating_power(game)
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
        if game.attack is None:
            yield {"by": me, "do": "end turn"}
    elif game.phase == "end":
        yield {"by": me, "do": "return to main shot"}


def _generating_power(game: Game) -> Iterator[Action]:
    yield {"by": game.turn, "do": "generate power"}
    yield {"by": game.turn, "do": "skip power"}


def _of_card(game: Game, name: str, card: Card) -> Iterator[Action]:
    for index in range(len(card.text.activated)):
        yield {"by": name, "do": "use", "card": card.id, "ability": index}
    if card.text.type == CHARACTER:
        yield {"by": name, "do": "heal", "card": card.id}
        yield {"by": name, "do": "move", "card": card.id, "to": "left"}
        yield {"by": name, "do": "move", "card": card.id, "to": "right"}
        if game.attack is not None and influence.of(game, card):
            yield {"by": name, "do": "use", "card": card.id, "ability": influence.INFLUENCE}
        for ability in ("Stealth", "Tactics"):
            if is_attacking(game, card.id) and view_of(game).has(card.id, ability):
                yield {"by": name, "do": "use", "card": card.id, "ability": ability}
        if view_of(game).has(card.id, "Mobility"):
            yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": "left"}
            yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": "right"}
    if not card.face_up:
        yield {"by": name, "do": "reveal", "card": card.id}
