"""A run of a game: its actions one by one, and the action that is run again with the answer to a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.engine.kernel.actions import Action, items
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.json_values import Json, JsonObject
from rules.engine.kernel.recorder import Answer, Assumed, Recorder, TooManyStepsError
from rules.engine.kernel.steps import Decision, DecisionNeededError, Incomplete, Problem, RefusalError, Step
from rules.engine.kernel.work import TooMuchWorkError

G = TypeVar("G")
R = TypeVar("R", bound=Recorder)


@dataclass(frozen=True)
class Pending(Generic[G]):
    """A decision that has to be made: the action that asks for it, where it began, and the answers so far."""

    game: G
    action: Action
    number: int
    answers: tuple[Answer, ...]
    decision: Decision


@dataclass
class Run(Generic[G]):
    """A game with the steps that led to it, and the decision it waits for, if any.

    ``strict``: its actions imply nothing. ``incomplete``: the bound that has ended it; then it takes no action more.
    ``taken`` are the actions that it has taken, of those with which it was started.
    """

    game: G
    steps: list[Step]
    pending: Pending[G] | None = None
    strict: bool = False
    incomplete: Incomplete | None = None
    taken: int = 0

    def copy(self) -> Run[G]:
        """Another run that goes on from here."""
        return Run(self.game, list(self.steps), self.pending, self.strict, self.incomplete, self.taken)


def run_action(
    run: Run[G],
    action: Action,
    number: int,
    answer: Callable[[Decision, Action], Answer],
    begin: Callable[[G, Action, tuple[Answer, ...], int], R],
    perform: Callable[[R, Action], None],
    reached: Callable[[R], G],
) -> None:
    """Takes an action, or the one that waits for a decision once more, with its answer.

    :param answer: the answer that an action gives to a decision; raises a refusal if it gives none.
    :param begin: what carries out an action, at the game where it begins.
    :param perform: carries it out.
    :param reached: the game that it has come to.
    """
    pending = run.pending
    answers: tuple[Answer, ...] = ()
    start, what, at = run.game, action, number
    if pending is not None:
        answers = (*pending.answers, answer(pending.decision, action))
        start, what, at = pending.game, pending.action, pending.number
    recorder = begin(start, what, answers, at)
    needed: Decision | None = None
    try:
        perform(recorder, what)
    except DecisionNeededError as error:
        needed = error.decision
    run.steps = with_shown(run, pending, recorder, number)
    run.game, run.incomplete = reached(recorder), recorder.incomplete
    run.pending = Pending(start, what, at, answers, needed) if needed is not None else None


def with_shown(run: Run[G], pending: Pending[G] | None, recorder: Recorder, number: int) -> list[Step]:
    """The steps so far: those of an action that is run again with an answer take the place of its first steps."""
    if pending is None:
        return run.steps + recorder.steps
    kept = [step for step in run.steps if step.action < pending.number]
    seen = len(run.steps) - len(kept)
    for i, step in enumerate(recorder.steps):
        step.action = run.steps[len(kept) + i].action if i < seen else number
    return kept + recorder.steps


def only_answer(
    ways: Iterable[Action], given: Callable[[Action], Answer], is_refused: Callable[[Answer], bool]
) -> Assumed | None:
    """The answer to a decision if no other is possible.

    :param ways: how it might be answered, all of them.
    :param given: the answer that an action gives.
    :param is_refused: whether the rules refuse what was to be decided about, with an answer.
    """
    found: Answer | None = None
    for way in ways:
        answer = given(way)
        if is_refused(answer):
            continue
        if found is not None:
            return None
        found = answer
    return Assumed(found) if isinstance(found, tuple) else None


def act(
    run: Run[G],
    actions: Iterable[Action],
    start: int,
    take: Callable[[Run[G], Action, int], None],
    problem: Callable[[G, RefusalError, int], Problem],
    too_long: Citation,
) -> Problem | None:
    """Takes actions until one is illegal, and gives that problem; the run is then as it was before that action.

    :param start: the number of the first of them.
    :param take: takes one; raises a refusal if it is illegal.
    :param problem: tells a refusal in JSON.
    :param too_long: the rule that is cited where an action goes on beyond the bound.
    :raises TooMuchWorkError: where one is more work than is left; the run is then as it was before it.
    """
    resumed = run.pending
    for number, action in enumerate(actions, start):
        if run.incomplete is not None:
            return None
        before = (run.game, list(run.steps), run.pending)
        try:
            take(run, action, number)
        except RefusalError as error:
            run.game, run.steps, run.pending = before
            run.incomplete = error.incomplete
            waiting = run.pending
            if error.announced and waiting is not None and (resumed is None or waiting.game is not resumed.game):
                # It is not this answer that the rules forbid, but the action on the way to which it was asked for.
                number = run.taken = waiting.number
                run.game, run.steps = waiting.game, [step for step in run.steps if step.action < number]
                run.pending = None
            return problem(run.game, error, number)
        except TooManyStepsError as error:
            run.game, run.steps, run.pending = before
            run.incomplete = Incomplete("too_long", f"The evaluation has {error}.")
            return RefusalError("too_long", run.incomplete.message, too_long).as_json(number)
        except TooMuchWorkError as error:
            run.game, run.steps, run.pending = before
            message = f"{error} Action {number} and those after it are not taken."
            run.incomplete = Incomplete("too_long", message)
            raise
        run.taken = number + 1
    return None


def to_resume(given: JsonObject, done: Sequence[Json]) -> JsonObject:
    """What a board resumes: a scenario with the actions that have led to it, those that it resumes itself first."""
    earlier = given.get("resume")
    base = earlier if isinstance(earlier, Mapping) else given
    before = items(earlier, "actions") if isinstance(earlier, Mapping) else []
    return {**{name: value for name, value in base.items() if name != "resume"}, "actions": [*before, *done]}


def resumed(run: Run[G], problem: Problem | None, given: JsonObject | None, players: Sequence[object]) -> Run[G]:
    """A run that a scenario resumes, without the steps that led to it.

    :param problem: what was illegal of the actions that it resumes, if anything.
    :param given: the scenario that resumes it, ``players`` the board that these actions have left.
    :raises ScenarioError: if there is such a problem, or the scenario's players are no longer as they were left.
    """
    if problem is not None:
        raise ScenarioError([f"resume.actions[{problem['action']}]: {problem['message']}"])
    if given is not None and items(given, "players") != list(players):
        fault = "resume: the players are no longer as these actions left them; without resume they count as given"
        raise ScenarioError([fault])
    run.steps, run.incomplete, run.taken = [], None, 0
    return run
