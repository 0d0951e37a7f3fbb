"""For programs that search: ``kernel.exploring`` with the engine of each scenario's game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.engine import games
from rules.engine.kernel import exploring
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.exploring import COMPACT, MAX_CONTINUATIONS, MAX_DEPTH, MAX_POSITIONS
from rules.engine.kernel.work import Work

__all__ = ["COMPACT", "MAX_CONTINUATIONS", "MAX_DEPTH", "MAX_POSITIONS", "continue_each", "evaluate_each", "explore"]


def explore(
    scenario: Mapping[str, Any],
    library: Any,
    *,
    depth: int = 0,
    fields: Collection[str] = COMPACT,
    strict: bool = False,
    work: Work | None = None,
) -> dict[str, Any]:
    """The legal actions after those of a scenario with their labels, and what comes of each, so many plies deep."""
    engine = games.engine_of(scenario)
    return exploring.explore(engine, scenario, library, depth=depth, fields=fields, strict=strict, work=work)


def continue_each(
    scenario: Mapping[str, Any],
    continuations: Sequence[Any],
    library: Any,
    *,
    fields: Collection[str],
    strict: bool = False,
    work: Work | None = None,
) -> list[dict[str, Any] | ScenarioError]:
    """The outcome of a scenario with each of several continuations of its actions, or what is wrong with that one."""
    engine = games.engine_of(scenario)
    return exploring.continue_each(engine, scenario, continuations, library, fields=fields, strict=strict, work=work)


def evaluate_each(
    scenarios: Sequence[Any], library: Any, *, fields: Collection[str] | None = None, strict: bool = False
) -> list[dict[str, Any] | ScenarioError]:
    """The outcome of each scenario, or what is wrong with it; all of them together are one evaluation's work.

    What goes beyond it is a ``TooMuchWorkError``, and all that follows.
    """
    work = Work()
    found: list[dict[str, Any] | ScenarioError] = []
    for scenario in scenarios:
        try:
            found.append(games.evaluate(scenario, library, work, fields=fields, strict=strict))
        except ScenarioError as error:
            found.append(error)
    return found
