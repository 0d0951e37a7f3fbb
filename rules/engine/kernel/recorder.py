"""What runs a game writes down: each step with its rules and changes; and how it comes to the answers of players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.engine.kernel.actions import Action
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.steps import Change, Decision, DecisionNeededError, Incomplete, Step

MAX_STEPS = 20_000

# How a decision is answered: what was chosen, or an action that a player takes instead.
Answer = tuple[str, ...] | Action


class Assumed(tuple[str, ...]):
    """The only answer that a decision has: nobody has given it."""

    __slots__ = ()


class GameOverError(Exception):
    """The game has ended: what is being carried out is carried out no further."""


class TooManyStepsError(RuntimeError):
    """An evaluation that goes on beyond the bound."""


class Recorder:
    """The steps of one action, and the answers that are given to its decisions.

    :param answers: the answers to the decisions of this action, in the order in which they are asked.

    ``strict``: also what has one answer only is asked. ``heard``: a player's answer has been carried out since whoever
    runs the game has last set it to false. ``incomplete``: the bound at which the action was broken off, if it was.
    """

    def __init__(self, *, answers: Iterable[Answer] = (), action: int = 0) -> None:
        self.steps: list[Step] = []
        self.action = action
        self.answers = list(answers)
        self.asked = 0
        self.strict = False
        self.heard = False
        self.incomplete: Incomplete | None = None

    def spend_step(self) -> None:
        """Counts the work of a step; a game that keeps an account does so here."""

    def step(self, kind: str, text: str, *rules: Citation, cards: Iterable[str] = ()) -> Step:
        """Opens a step; the changes that follow belong to it."""
        if not rules:
            raise ValueError(f"a step needs a rule: {text}")
        if len(self.steps) >= MAX_STEPS:
            raise TooManyStepsError(f"more than {MAX_STEPS} steps")
        self.spend_step()
        cited = rules if len(rules) == 1 else tuple(dict.fromkeys(rules))
        step = Step(self.action, kind, text, cited, tuple(cards))
        self.steps.append(step)
        return step

    def cite(self, *rules: Citation) -> None:
        """Adds to the present step what else causes it."""
        if self.steps:
            step = self.steps[-1]
            step.rules = tuple(dict.fromkeys((*step.rules, *rules)))

    def record(self, change: Change) -> None:
        """Adds a change to the present step."""
        if self.steps:
            self.steps[-1].changes.append(change)

    def assume(self, decision: Decision, answer: tuple[str, ...]) -> None:
        """Tells that a decision has answered itself; a game says which rule lets players decide."""

    def ask(self, decision: Decision) -> tuple[str, ...]:
        """The answer of a player as it was given; who asks checks it.

        :raises DecisionNeededError: if it has not been given.
        """
        answer = self.hear(decision)
        assert not isinstance(answer, Mapping)
        return answer

    def hear(self, decision: Decision) -> Answer:
        """The answer of a player, or an action that is taken before it where the rules allow that.

        :raises DecisionNeededError: if it has not been given.
        """
        if self.asked < len(self.answers):
            self.asked += 1
            answer = self.answers[self.asked - 1]
            if isinstance(answer, Assumed):
                self.assume(decision, answer)
            else:
                self.heard = True
            return answer
        raise DecisionNeededError(decision)
