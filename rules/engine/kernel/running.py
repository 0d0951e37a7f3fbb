"""A run of a game: its actions one by one, and the action that is run again with the answer to a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.engine.kernel.recorder import Answer, Recorder
from rules.engine.kernel.steps import Decision, DecisionNeededError, Step

Action = Mapping[str, Any]
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

    ``strict``: its actions imply nothing.
    """

    game: G
    steps: list[Step]
    pending: Pending[G] | None = None
    strict: bool = False

    def copy(self) -> Run[G]:
        """Another run that goes on from here."""
        return Run(self.game, list(self.steps), self.pending, self.strict)


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
    run.game = reached(recorder)
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
