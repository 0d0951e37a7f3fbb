"""What happens if ...: a scenario in, a step-by-step outcome out (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from rules.engine.kernel import running
from rules.engine.kernel.actions import Action
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.recorder import GameOverError
from rules.engine.kernel.steps import Problem
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.editions.citing import in_json
from rules.engine.shadowfist.interface import later
from rules.engine.shadowfist.interface.boards import board_json, boards
from rules.engine.shadowfist.interface.outcome import (
    attack_json,
    cards_json,
    effect_json,
    not_understood,
    players_json,
)
from rules.engine.shadowfist.interface.performing import Run, TooEarlyError, take
from rules.engine.shadowfist.interface.positions import changes_between, position_hash
from rules.engine.shadowfist.interface.scenario import Scenario, read_scenario
from rules.engine.shadowfist.interface.setup import set_up
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.model.steps import RefusalError, Step, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.scene import whole
from rules.engine.shadowfist.rules.turns import elimination

# What an outcome tells unless it is asked for something else (DESIGN 7), and what it tells besides if it is.
FIELDS = (
    *("status", "turn", "phase", "winner", "over", "steps", "cards", "players", "scene", "attack"),
    *("decision", "problem", "incomplete", "first_option", "passed", "not_understood", "board"),
)
MORE_FIELDS = (*FIELDS, "hash", "changes")
ALWAYS = ("game", "status")


def evaluate(
    scenario: JsonObject,
    library: Library,
    work: Work | None = None,
    *,
    fields: Collection[str] = FIELDS,
    strict: bool = False,
) -> dict[str, object]:
    """The outcome of a scenario's actions.

    The same scenario gives the same outcome, and is not changed.

    :param work: the account on which the work counts; one of its own, of the usual limit, if left out.
    :param fields: what of ``MORE_FIELDS`` it tells; ``game`` and ``status`` are always told.
    :param strict: an action implies nothing: what is legal only once others have passed is refused.
    :raises ScenarioError: if the scenario is malformed, with every fault and its place.
    :raises TooMuchWorkError: a ScenarioError, if the evaluation is more work than the account allows.
    """
    read = read_scenario(scenario, library)
    run = begun(read, scenario, work or Work(), strict=strict)
    start = run.game
    problem = act(run, read.actions)
    return outcome(scenario, read, run, problem, fields, start)


def run_scenario(
    read: Scenario, given: JsonObject | None = None, work: Work | None = None, *, strict: bool = False
) -> tuple[Run, Problem | None]:
    """Runs the actions of a scenario until one is illegal; gives the run and that problem.

    :raises TooMuchWorkError: if that is more work than the account allows; without one there is no limit.
    """
    run = begun(read, given, work, strict=strict)
    return run, act(run, read.actions)


def begun(read: Scenario, given: JsonObject | None = None, work: Work | None = None, *, strict: bool = False) -> Run:
    """The board of a scenario before its actions, with what follows from it by itself.

    :raises TooMuchWorkError: if that is more work than the account allows; without one there is no limit.
    """
    if read.resume is not None:
        run, problem = run_scenario(read.resume, work=work)
        run = running.resumed(run, problem, given, boards(run.game))
        if read.passed:
            if not run.game.scene:
                raise ScenarioError(["passed: players pass on a scene (5.2), and none waits on this board"])
            run.game = run.game.with_(passed=read.passed)
    else:
        run = _begun(read, work)
    run.strict = strict
    return run


def act(run: Run, actions: Sequence[Action], start: int = 0) -> Problem | None:
    """Takes actions until one is illegal, and gives that problem.

    :param start: the number of the first of them.
    """
    return running.act(run, actions, start, take, _problem_json, rule("5.2"))


def _begun(read: Scenario, work: Work | None) -> Run:
    """The board of a scenario, with what follows from it before anyone acts."""
    referee = Referee(set_up(read, work))
    with suppress(GameOverError):
        elimination.before_anything(referee)
    return Run(referee.game, referee.steps)


def _step_json(game: Game, step: Step, n: int) -> dict[str, object]:
    return {**step.as_json(n), "rules": in_json(game.ruleset, step.rules)}


def _problem_json(game: Game, error: RefusalError, number: int) -> Problem:
    told = later.explained(error)
    cause = told.cause if isinstance(told, TooEarlyError) else told
    if isinstance(cause, whole.NotSupportedError):
        game.note_unrun(cause.card, cause.why)  # The outcome names the card as one that is not understood.
    return {**told.as_json(number), "rules": in_json(game.ruleset, told.rules)}


def outcome(
    given: JsonObject,
    read: Scenario,
    run: Run,
    problem: Problem | None,
    fields: Collection[str] = FIELDS,
    start: Game | None = None,
) -> dict[str, object]:
    """The outcome in JSON, as DESIGN 7 writes it.

    :param fields: what of ``MORE_FIELDS`` is told; ``game`` and ``status`` always are.
    :param start: the game from which ``changes`` are told.
    """
    game: Game = run.game
    tell: dict[str, Callable[[], object]] = {
        "game": lambda: "shadowfist",
        "status": lambda: "illegal" if problem else "needs_decision" if run.pending else "ok",
        "turn": lambda: game.turn,
        "phase": lambda: game.phase,
        "winner": lambda: game.winner,
        "over": lambda: game.is_over,
        "steps": lambda: [_step_json(game, step, n + 1) for n, step in enumerate(run.steps)],
        "cards": lambda: cards_json(game),
        "players": lambda: players_json(game),
        "scene": lambda: [effect_json(effect) for effect in game.scene],
        "attack": lambda: attack_json(game),
        "decision": lambda: run.pending.decision.as_json() if run.pending else None,
        "problem": lambda: problem,
        "incomplete": lambda: run.incomplete.as_json() if run.incomplete else None,
        "first_option": lambda: game.first_option,
        "passed": lambda: list(game.passed),
        "not_understood": lambda: not_understood(game),
        "board": lambda: board_json(given, run),
        "hash": lambda: position_hash(run),
        "changes": lambda: changes_between(start or game, game),
    }
    return {name: told() for name, told in tell.items() if name in fields or name in ALWAYS}
