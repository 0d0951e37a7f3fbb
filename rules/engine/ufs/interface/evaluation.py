"""What happens if ...: a scenario of UFS in, a step-by-step outcome out (DESIGN 7a)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.engine.kernel import running
from rules.engine.kernel.actions import Action, items
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.running import Run
from rules.engine.kernel.steps import Problem, RefusalError
from rules.engine.kernel.work import Work
from rules.engine.ufs.editions import rule
from rules.engine.ufs.interface import outcome as told
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.positions import changes_between, position_hash
from rules.engine.ufs.interface.scenario import Scenario
from rules.engine.ufs.interface.setup import beginning, set_up
from rules.engine.ufs.query.state import Game

FIELDS = (
    *("status", "turn", "phase", "winner", "over", "steps", "cards", "players", "scene", "attack", "window", "checks"),
    *("decision", "problem", "incomplete", "not_understood", "board"),
)
MORE_FIELDS = (*FIELDS, "hash", "changes")
ALWAYS = ("game", "status")


def begun(read: Scenario, work: Work, given: JsonObject | None = None, *, strict: bool = False) -> Run[Game]:
    """The game of a scenario before its actions, with what follows from it by itself.

    :raises ScenarioError: if what it resumes is illegal, or has left another board.
    """
    if read.resume is not None:
        run = begun(read.resume, work)
        run = running.resumed(run, act(run, read.resume.actions, work), given, told.players_board(run.game))
    else:
        run = Run(set_up(read), [], strict=strict)
        try:
            take(run, beginning(read), 0, work)
        except RefusalError as error:
            raise ScenarioError([f"phase: the game cannot go on from there: {error}"]) from error
    run.strict = strict
    return run


def act(run: Run[Game], actions: Sequence[Action], work: Work, start: int = 0) -> Problem | None:
    """Takes actions until one is illegal, and gives that problem."""

    def taken(here: Run[Game], action: Action, number: int) -> None:
        take(here, action, number, work)

    return running.act(run, actions, start, taken, lambda _game, error, number: error.as_json(number), rule("2.13.4"))


def outcome(
    given: JsonObject,
    run: Run[Game],
    problem: Problem | None,
    fields: Collection[str] = FIELDS,
    start: Game | None = None,
) -> dict[str, object]:
    """The outcome in JSON."""
    game = run.game
    decision = None if problem else told.decision_of(run)
    tell: dict[str, Callable[[], object]] = {
        "game": lambda: "ufs",
        "status": lambda: "illegal" if problem else "needs_decision" if decision else "ok",
        "turn": lambda: game.turn,
        "phase": lambda: game.phase,
        "winner": lambda: game.winner,
        "over": lambda: game.is_over,
        "steps": lambda: [step.as_json(n + 1) for n, step in enumerate(run.steps)],
        "cards": lambda: told.cards_json(game),
        "players": lambda: told.players_json(game),
        "scene": list,
        "attack": lambda: told.attack_json(game),
        "window": lambda: told.window_json(game),
        "checks": lambda: told.checks_json(game),
        "decision": lambda: decision.as_json() if decision else None,
        "problem": lambda: problem,
        "incomplete": lambda: run.incomplete.as_json() if run.incomplete else None,
        "not_understood": lambda: told.not_understood(game),
        "board": lambda: told.board_json({**given, "actions": items(given, "actions")[: run.taken]}, run),
        "hash": lambda: position_hash(run),
        "changes": lambda: changes_between(start or game, game),
    }
    return {name: tells() for name, tells in tell.items() if name in fields or name in ALWAYS}
