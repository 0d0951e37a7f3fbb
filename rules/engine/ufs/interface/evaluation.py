"""What happens if ...: a scenario of UFS in, a step-by-step outcome out (DESIGN 7a)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping
from typing import Any

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.running import Run
from rules.engine.kernel.steps import RefusalError
from rules.engine.kernel.work import Work
from rules.engine.ufs.editions import rule
from rules.engine.ufs.interface import outcome as told
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.scenario import Scenario, read_scenario
from rules.engine.ufs.interface.setup import set_up
from rules.engine.ufs.library import Library
from rules.engine.ufs.query.state import Game

FIELDS = (
    *("status", "turn", "phase", "winner", "steps", "cards", "players", "scene", "attack", "checks", "decision"),
    *("problem", "not_understood", "board"),
)
MORE_FIELDS = (*FIELDS, "hash", "changes")


def evaluate(
    scenario: Mapping[str, Any],
    library: Library,
    work: Work | None = None,
    *,
    fields: Collection[str] = FIELDS,
    strict: bool = False,
) -> dict[str, Any]:
    """The outcome of a scenario's actions. The same scenario gives the same outcome, and is not changed.

    :param fields: what of ``MORE_FIELDS`` it tells; ``status`` is always told.
    :param strict: an action implies nothing.
    :raises ScenarioError: if the scenario is malformed, with every fault and its place.
    :raises TooMuchWorkError: a ScenarioError, if the evaluation is more work than the account allows.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, work, scenario, strict=strict)
    start = run.game
    problem = act(run, read.actions, work)
    return outcome(scenario, run, problem, fields, start)


def begun(read: Scenario, work: Work, given: Mapping[str, Any] | None = None, *, strict: bool = False) -> Run[Game]:
    """The game of a scenario before its actions, with what follows from it by itself.

    :raises ScenarioError: if what it resumes is illegal, or has left another board.
    """
    if read.resume is not None:
        run = begun(read.resume, work)
        problem = act(run, read.resume.actions, work)
        if problem is not None:
            raise ScenarioError([f"resume.actions[{problem['action']}]: {problem['message']}"])
        run.steps = []
        if given is not None and [dict(each) for each in given["players"]] != told.players_board(run.game):
            fault = "resume: the players are no longer as these actions left them; without resume they count as given"
            raise ScenarioError([fault])
    else:
        table = set_up(read, work)
        run = Run(table.game, table.steps)
    run.strict = strict
    return run


def act(run: Run[Game], actions: list[dict[str, Any]], work: Work, start: int = 0) -> dict[str, Any] | None:
    """Takes actions until one is illegal, and gives that problem."""
    for number, action in enumerate(actions, start):
        before = (run.game, list(run.steps), run.pending)
        try:
            take(run, action, number, work)
        except RefusalError as error:
            run.game, run.steps, run.pending = before
            return error.as_json(number)
        except TooManyStepsError as error:
            run.game, run.steps, run.pending = before
            return RefusalError("too_long", f"The evaluation has {error}.", rule("2.13.4")).as_json(number)
    return None


def outcome(
    given: Mapping[str, Any],
    run: Run[Game],
    problem: dict[str, Any] | None,
    fields: Collection[str] = FIELDS,
    start: Game | None = None,
) -> dict[str, Any]:
    """The outcome in JSON."""
    game = run.game
    decision = None if problem else told.decision_of(run)
    tell: dict[str, Callable[[], object]] = {
        "status": lambda: "illegal" if problem else "needs_decision" if decision else "ok",
        "turn": lambda: game.turn,
        "phase": lambda: game.phase,
        "winner": lambda: game.winner,
        "steps": lambda: [step.as_json(n + 1) for n, step in enumerate(run.steps)],
        "cards": lambda: told.cards_json(game),
        "players": lambda: told.players_json(game),
        "scene": list,
        "attack": lambda: told.attack_json(game),
        "checks": lambda: told.checks_json(game),
        "decision": lambda: decision.as_json() if decision else None,
        "problem": lambda: problem,
        "not_understood": lambda: told.not_understood(game),
        "board": lambda: told.board_json(_without_last(given, problem), run),
        "hash": lambda: position_hash(run),
        "changes": lambda: told.changes_between(start or game, game),
    }
    return {name: tells() for name, tells in tell.items() if name in fields or name == "status"}


def _without_last(given: Mapping[str, Any], problem: dict[str, Any] | None) -> Mapping[str, Any]:
    """The scenario without the action that is illegal and what would follow it."""
    if problem is None:
        return given
    return {**given, "actions": list(given.get("actions") or ())[: problem["action"]]}


def position_hash(run: Run[Game]) -> str:
    """The same for equal positions; 32 hexadecimal digits. Numbers that only count up may tell equals apart."""
    game = run.game
    cards = sorted(repr((each.id, each.title, each.zone, _state(each))) for each in game.cards.values())
    lasting = (game.modifications, game.pending, game.waiting, game.bans, game.duties)
    rest = (game.turn, game.phase, game.agenda, game.attacks, lasting)
    players = [repr(player) for player in game.players.values()]
    pending = repr(run.pending.answers) + repr(run.pending.decision) if run.pending is not None else ""
    text = repr((cards, players, rest, sorted(game.tally.items()), game.forms, game.seed, game.winner, pending))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _state(card: Any) -> tuple[object, ...]:
    return (
        card.committed,
        card.face_up,
        card.half,
        card.symbol,
        card.block,
        card.attached_to,
        card.dealt,
        card.copy_of,
    )
