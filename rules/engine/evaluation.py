"""What happens if ...: a scenario in, a step-by-step outcome out (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine import later
from rules.engine.editions import in_edition
from rules.engine.library import Library
from rules.engine.outcome import attack_json, board_json, boards, cards_json, effect_json, not_understood, players_json
from rules.engine.performing import Pending, Run, take
from rules.engine.referee import TooManyStepsError
from rules.engine.scenario import Scenario, ScenarioError, read_scenario
from rules.engine.setup import set_up
from rules.engine.state import Game
from rules.engine.steps import RefusalError, Step, cited, rule


def evaluate(scenario: Mapping[str, Any], library: Library) -> dict[str, Any]:
    """The outcome of a scenario's actions.

    The same scenario gives the same outcome, and is not changed.

    :raises ScenarioError: if the scenario is malformed, with every fault and its place.
    """
    read = read_scenario(scenario, library)
    run, problem = run_scenario(read, scenario)
    return outcome(scenario, read, run, problem)


def run_scenario(read: Scenario, given: Mapping[str, Any] | None = None) -> tuple[Run, dict[str, Any] | None]:
    """Runs the actions of a scenario until one is illegal; gives the run and that problem."""
    if read.resume is not None:
        run, problem = run_scenario(read.resume)
        if problem is not None:
            raise ScenarioError([f"resume.actions[{problem['action']}]: {problem['message']}"])
        run.steps = []
        if given is not None and [dict(each) for each in given["players"]] != boards(run.game):
            fault = "resume: the players are no longer as these actions left them; without resume they count as given"
            raise ScenarioError([fault])
    else:
        run = Run(set_up(read), [])
    resumed = run.pending
    for number, action in enumerate(read.actions):
        before = (run.game, list(run.steps), run.pending)
        try:
            take(run, action, number)
        except RefusalError as error:
            run.game, run.steps, run.pending = before
            if (
                error.announced
                and run.pending is not None
                and (resumed is None or run.pending.game is not resumed.game)
            ):
                # It is not this answer that the rules forbid, but the action on the way to which it was asked for.
                number = run.pending.number
                run.game, run.steps = run.pending.game, [step for step in run.steps if step.action < number]
                run.pending = None
            return run, _problem_json(run.game, error, number)
        except TooManyStepsError as error:
            run.game, run.steps, run.pending = before
            return run, RefusalError("too_long", f"The evaluation has {error}.", rule("5.2")).as_json(number)
    return run, None


def _back_to_announced(run: Run, pending: Pending) -> int:
    """Takes back an announced action with the decisions on the way: it is what the rules forbid, and not an answer."""
    run.game, run.steps = pending.game, [step for step in run.steps if step.action < pending.number]
    run.pending = None
    return pending.number


def _step_json(game: Game, step: Step, n: int) -> dict[str, Any]:
    return {**step.as_json(n), "rules": [cited(each) for each in in_edition(game.ruleset, step.rules)]}


def _problem_json(game: Game, error: RefusalError, number: int) -> dict[str, Any]:
    told = later.explained(error)
    return {**told.as_json(number), "rules": [cited(each) for each in in_edition(game.ruleset, told.rules)]}


def outcome(given: Mapping[str, Any], read: Scenario, run: Run, problem: dict[str, Any] | None) -> dict[str, Any]:
    """The outcome in JSON, as DESIGN 7 writes it."""
    game: Game = run.game
    status = "illegal" if problem else "needs_decision" if run.pending else "ok"
    return {
        "status": status,
        "turn": game.turn,
        "phase": game.phase,
        "winner": game.winner,
        "steps": [_step_json(game, step, n + 1) for n, step in enumerate(run.steps)],
        "cards": cards_json(game),
        "players": players_json(game),
        "scene": [effect_json(effect) for effect in game.scene],
        "attack": attack_json(game),
        "decision": run.pending.decision.as_json() if run.pending else None,
        "problem": problem,
        "not_understood": not_understood(game),
        "board": board_json(given, read, run, problem),
    }
