"""What can be asked of an evaluator; each takes the library last. In the process or in another one, it is the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import engine
from rules.engine.library import Library
from rules.engine.scenario import ScenarioError
from rules.engine.work import TooMuchWorkError, Work

Scenario = Mapping[str, Any]


def evaluate_each(scenarios: Sequence[Scenario], library: Library) -> list[dict[str, Any] | list[str]]:
    """The outcome of each scenario, or its faults; all of them together are one evaluation's work.

    :raises TooMuchWorkError: if they are more than that.
    """
    work = Work()
    found: list[dict[str, Any] | list[str]] = []
    for scenario in scenarios:
        try:
            found.append(engine.evaluate(scenario, library, work))
        except TooMuchWorkError:
            raise
        except ScenarioError as error:
            found.append(error.faults)
    return found


JOBS: dict[str, Callable[..., Any]] = {
    "evaluate": engine.evaluate,
    "evaluate each": evaluate_each,
    "legal": engine.list_legal,
    "ahead": engine.look_ahead,
    "refused": lambda scenario, card, library: engine.refused_actions(scenario, library, card),
}
