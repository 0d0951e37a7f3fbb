"""For programs that search: what comes of each legal action, some plies deep, and many continuations of one scenario.

All of it is one evaluation's work: beyond it, and beyond so many positions, the answer says what it does not tell.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine.evaluation import FIELDS, act, begun, evaluate, outcome
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields
from rules.engine.kernel.work import TooMuchWorkError, Work
from rules.engine.legal import listing_of
from rules.engine.library import Library
from rules.engine.performing import Run
from rules.engine.positions import position_hash
from rules.engine.scenario import MAX_ACTIONS, Scenario, read_scenario
from rules.engine.scenario_actions import MAX_LABEL, read_action
from rules.engine.sentences import sentence

MAX_DEPTH = 3
MAX_POSITIONS = 1_000
MAX_CONTINUATIONS = 500
# What is told of the outcome of an action, unless something else is asked for.
COMPACT = ("status", "hash", "turn", "phase", "winner", "decision", "problem", "players", "changes")
# The effort of listing actions and the work of an evaluation are counted apart; so much of it is one unit of work.
EFFORT = 2
AN_OUTCOME = 10
# What of an outcome grows with the board: telling it of two cards is one unit.
LARGE = frozenset({"cards", "steps", "board", "not_understood"})

Action = dict[str, Any]


def explore(
    scenario: Mapping[str, Any],
    library: Library,
    *,
    depth: int = 0,
    fields: Collection[str] = COMPACT,
    strict: bool = False,
    work: Work | None = None,
) -> dict[str, Any]:
    """The legal actions after those of a scenario, each with its ``label``.

    With a ``depth`` of 1 also ``outcomes``, one for each action; with 2, each of these has ``actions`` and ``outcomes``
    again, and so on. A position that was reached before is not gone into again: it has ``actions`` of ``None``, and
    the same ``hash``. ``cut`` says what is missing beyond the bounds.

    :param fields: what is told of each outcome (``evaluation.MORE_FIELDS``).
    :raises ScenarioError: if the scenario is malformed, or its own actions are already too much work.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, scenario, work, strict=strict)
    if (problem := act(run, read.actions)) is not None:
        return {"problem": problem, "actions": [], "omitted": [], "shortfall": [], "cut": []} | (
            {"outcomes": []} if depth else {}
        )
    search = _Search(scenario, read, set(fields), work)
    found = search.of(run, [], depth)
    return {"problem": None, "cut": list(search.cut), **found}


def continue_each(
    scenario: Mapping[str, Any],
    continuations: Sequence[Any],
    library: Library,
    *,
    fields: Collection[str],
    strict: bool = False,
    work: Work | None = None,
) -> list[dict[str, Any] | ScenarioError]:
    """The outcome of a scenario with each of several continuations of its actions, or what is wrong with that one.

    Each outcome is that of the scenario with the actions of both; if one of the scenario's own actions is illegal, it
    is that of all of them. What goes beyond one evaluation's work is a ``TooMuchWorkError``, and all that follows.

    :raises ScenarioError: if the scenario is malformed, or its own actions are too much work.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, scenario, work, strict=strict)
    start = run.game
    problem = act(run, read.actions)
    if problem is not None:
        told = outcome(scenario, read, run, problem, fields, start)
        return [told for _ in continuations]

    def continued(n: int, raw: Any) -> dict[str, Any]:
        faults: list[str] = []
        actions = _actions(raw, f"continuations[{n}]", read, faults)
        if faults:
            raise ScenarioError(faults)
        here = run.copy()
        work.spend(_cost(here, fields))
        problem = act(here, actions, len(read.actions))
        given = {**scenario, "actions": [*scenario.get("actions", ()), *raw]}
        return outcome(given, read, here, problem, fields, start)

    found: list[dict[str, Any] | ScenarioError] = []
    for n, raw in enumerate(continuations):
        try:
            found.append(continued(n, raw))
        except ScenarioError as error:
            found.append(error)
    return found


def evaluate_each(
    scenarios: Sequence[Any],
    library: Library,
    *,
    fields: Collection[str] = FIELDS,
    strict: bool = False,
) -> list[dict[str, Any] | ScenarioError]:
    """The outcome of each scenario, or what is wrong with it; all of them together are one evaluation's work.

    What goes beyond it is a ``TooMuchWorkError``, and all that follows.
    """
    work = Work()
    found: list[dict[str, Any] | ScenarioError] = []
    for scenario in scenarios:
        try:
            found.append(evaluate(scenario, library, work, fields=fields, strict=strict))
        except ScenarioError as error:
            found.append(error)
    return found


def _cost(run: Run, fields: Collection[str]) -> int:
    return AN_OUTCOME + len(LARGE.intersection(fields)) * len(run.game.cards) // 2


def _actions(raw: object, place: str, read: Scenario, faults: list[str]) -> list[Action]:
    """The actions of a continuation; ``faults`` collects what is wrong with them."""
    if not isinstance(raw, list | tuple):
        faults.append(f"{place}: must be a list of actions")
        return []
    if len(raw) + len(read.actions) > MAX_ACTIONS:
        faults.append(f"{place}: more than {MAX_ACTIONS} actions with those of the scenario")
        return []
    names = [player.name for player in read.players]
    return [read_action(Fields(each, f"{place}[{i}]", faults), names) for i, each in enumerate(raw)]


@dataclass
class _Search:
    """Goes through the actions of positions, some plies deep."""

    given: Mapping[str, Any]
    read: Scenario
    fields: set[str]
    work: Work
    positions: int = 0
    known: set[str] = field(default_factory=set)
    cut: dict[str, None] = field(default_factory=dict)

    def of(self, run: Run, done: list[Action], depth: int) -> dict[str, Any]:
        """The legal actions of a position, and the outcomes of as many plies."""
        listing = listing_of(run)
        self.work.spend(listing.effort // EFFORT)
        titles = {card.id: {"title": card.title} for card in run.game.cards.values()}
        actions = [{**each, "label": sentence(each, titles)[:MAX_LABEL]} for each in listing.actions]
        found: dict[str, Any] = {
            "actions": actions,
            "omitted": [each.as_json() for each in listing.omitted],
            "shortfall": list(listing.shortfall),
        }
        if depth:
            found["outcomes"] = [self._outcome(run, done, each, depth - 1) for each in listing.actions]
        return found

    def _outcome(self, run: Run, done: list[Action], action: Action, depth: int) -> dict[str, Any] | None:
        """What comes of an action; nothing beyond the bounds."""
        if self.positions >= MAX_POSITIONS:
            self.cut[f"what comes of actions beyond {MAX_POSITIONS} positions"] = None
            return None
        self.positions += 1
        here, problem = run.copy(), None
        number = len(self.read.actions) + len(done)
        try:
            self.work.spend(_cost(here, self.fields))
            problem = act(here, [action], number)
            given = {**self.given, "actions": [*self.given.get("actions", ()), *done, action]}
            told = outcome(given, self.read, here, problem, self.fields, run.game)
            if depth:
                told |= self._further(here, [*done, action], depth) if problem is None else _NOTHING
            return told
        except TooMuchWorkError:
            self.cut["what comes of further actions, since there is too much to try"] = None
            return None

    def _further(self, run: Run, done: list[Action], depth: int) -> dict[str, Any]:
        reached = f"{depth} {position_hash(run)}"
        if reached in self.known:
            return _NOTHING
        self.known.add(reached)
        found = self.of(run, done, depth)
        found.pop("shortfall")
        return found


_NOTHING: dict[str, Any] = {"actions": None, "omitted": [], "outcomes": None}
