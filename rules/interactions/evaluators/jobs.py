"""What can be asked of an evaluator; each takes the library last. In the process or in another one, it is the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules import engine
from rules.engine import ScenarioError, TooMuchWorkError, shadowfist
from rules.engine.shadowfist import OUTCOME_FIELDS as FIELDS
from rules.engine.shadowfist import Library
from rules.engine.ufs import CardFacts, CardLibrary, odds
from rules.engine.ufs import accounts as ufs_accounts

Scenario = Mapping[str, Any]
Fields = Sequence[str]


def evaluate(scenario: Scenario, fields: Fields, strict: bool, library: Library) -> dict[str, Any]:
    """The outcome of a scenario."""
    return engine.evaluate(scenario, library, fields=fields, strict=strict)


def compare(scenarios: Sequence[Scenario], library: Library) -> list[dict[str, Any] | list[str]]:
    """The outcome of each scenario, or its faults; all of them together are one evaluation's work.

    :raises TooMuchWorkError: if they are more than that.
    """
    found: list[dict[str, Any] | list[str]] = []
    for each in shadowfist.evaluate_each(scenarios, library, fields=(*FIELDS, "hash")):
        if isinstance(each, TooMuchWorkError):
            raise each
        found.append(each.faults if isinstance(each, ScenarioError) else each)
    return found


def evaluate_each(scenarios: Sequence[Scenario], fields: Fields, strict: bool, library: Library) -> list[Any]:
    """The outcome of each scenario, or the code and the faults of what is wrong with it."""
    return list(map(_told, shadowfist.evaluate_each(scenarios, library, fields=fields, strict=strict)))


def continue_each(
    scenario: Scenario, continuations: Sequence[Any], fields: Fields, strict: bool, library: Library
) -> list[Any]:
    """The outcome of each continuation of a scenario, or the code and the faults of what is wrong with it."""
    found = shadowfist.continue_each(scenario, continuations, library, fields=fields, strict=strict)
    return list(map(_told, found))


def explore(scenario: Scenario, depth: int, fields: Fields, strict: bool, library: Library) -> dict[str, Any]:
    """The legal actions after those of a scenario, and what comes of each."""
    return shadowfist.explore(scenario, library, depth=depth, fields=fields, strict=strict)


class WithUfs:
    """A library of Shadowfist that has cards of UFS as well, as ``ufs``."""

    def __init__(self, library: Library, cards: Sequence[CardFacts]) -> None:
        self._library = library
        self.ufs = CardLibrary(cards)

    def find(self, title: str) -> Any:
        """The card of Shadowfist with this title."""
        return self._library.find(title)

    def compiled(self, face: Any) -> Any:
        """Its rules text."""
        return self._library.compiled(face)


def with_ufs(job: str, given: Sequence[Any], cards: Sequence[CardFacts], library: Library) -> Any:
    """What a job gives with these cards of UFS in its library."""
    return JOBS[job](*given, WithUfs(library, cards))


def _told(found: dict[str, Any] | ScenarioError) -> dict[str, Any] | tuple[str, list[str]]:
    if isinstance(found, ScenarioError):
        return "too_long" if isinstance(found, TooMuchWorkError) else "malformed_scenario", found.faults
    return found


JOBS: dict[str, Callable[..., Any]] = {
    "evaluate": evaluate,
    "compare": compare,
    "evaluate each": evaluate_each,
    "continue each": continue_each,
    "explore": explore,
    "with ufs": with_ufs,
    "odds": odds,
    "legal": engine.list_legal,
    "ahead": engine.look_ahead,
    "accounts": engine.accounts,
    "ufs accounts": ufs_accounts,
    "refused": lambda scenario, card, library: engine.refused_actions(scenario, library, card),
}
