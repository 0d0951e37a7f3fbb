"""For programs that search: what comes of each legal action, some plies deep, and many continuations of one scenario.

All of it is one evaluation's work: beyond it, and beyond so many positions, the answer says what it does not tell.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Generic, Never

from rules.engine.kernel.actions import Action, items
from rules.engine.kernel.engines import Engine, Game, Library, Read
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields
from rules.engine.kernel.json_values import Json, JsonObject
from rules.engine.kernel.running import Run
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.steps import Incomplete, Problem
from rules.engine.kernel.work import TooMuchWorkError, Work

MAX_DEPTH = 3
MAX_POSITIONS = 1_000
MAX_CONTINUATIONS = 500
# What is told of the outcome of an action, unless something else is asked for: a thousand of them are below a megabyte.
COMPACT = ("status", "hash", "turn", "phase", "winner", "over", "decision", "problem", "changes")
# How it stands where actions are listed.
HERE = ("turn", "winner", "over", "decision", "problem", "incomplete")
# The effort of listing actions and the work of an evaluation are counted apart; so much of it is one unit of work.
EFFORT = 2
AN_OUTCOME = 10
# What of an outcome grows with the board: telling it of two cards is one unit.
LARGE = frozenset({"cards", "steps", "board", "not_understood"})

MAX_LABEL = 2_000  # characters


def explore(
    engine: Engine[Library, Read, Game],
    scenario: JsonObject,
    library: Library,
    *,
    depth: int = 0,
    fields: Collection[str] = COMPACT,
    strict: bool = False,
    work: Work | None = None,
) -> dict[str, object]:
    """The legal actions after those of a scenario, each with its ``label``.

    With a ``depth`` of 1 also ``outcomes``, one for each action; with 2, each of these has ``actions`` and ``outcomes``
    again, and so on. A position that was reached before is not gone into again: it has ``actions`` of ``None``, and
    the same ``hash``. ``cut`` says what is missing beyond the bounds, and so does ``incomplete``, where anything is.

    :param fields: what is told of each outcome (``MORE_FIELDS`` of the game).
    :raises ScenarioError: if the scenario is malformed.
    """
    work = work or Work()
    read = engine.read(scenario, library)
    run = engine.begun(read, scenario, work, strict=strict)
    problem = _acted(engine, run, read, work)
    bound = run.incomplete
    with work.telling():
        here = engine.outcome(scenario, read, run, problem, HERE, run.game)
    if problem is not None or bound is not None:
        nothing: dict[str, object] = {"actions": [], "omitted": [], "shortfall": [], "cut": []}
        return here | nothing | ({"outcomes": []} if depth else {})
    search = _Search(engine, scenario, read, set(fields), work)
    listing, found = search.of(run, [], depth)
    missing = [*(f"not listed: {each}" for each in listing.shortfall), *(f"not told: {each}" for each in search.cut)]
    if missing and bound is None:
        bound = Incomplete("too_many_actions", f"Some of it is {'; '.join(missing)}.")
    told = bound.as_json() if bound is not None else None
    return here | {"cut": list(search.cut), "incomplete": told, **found}


def _acted(engine: Engine[Library, Read, Game], run: Run[Game], read: Read, work: Work) -> Problem | None:
    """Takes the actions of a scenario; where they are too much work, the run stops before and is ``incomplete``."""
    try:
        return engine.act(run, read.actions, 0, work)
    except TooMuchWorkError:
        return None


def continue_each(
    engine: Engine[Library, Read, Game],
    scenario: JsonObject,
    continuations: Sequence[Json],
    library: Library,
    *,
    fields: Collection[str],
    strict: bool = False,
    work: Work | None = None,
) -> list[dict[str, object] | ScenarioError]:
    """The outcome of a scenario with each of several continuations of its actions, or what is wrong with that one.

    Each outcome is that of the scenario with the actions of both; if one of the scenario's own actions is illegal, it
    is that of all of them. What goes beyond one evaluation's work is a ``TooMuchWorkError``, and all that follows.

    :raises ScenarioError: if the scenario is malformed, or its own actions are too much work.
    """
    work = work or Work()
    read = engine.read(scenario, library)
    run = engine.begun(read, scenario, work, strict=strict)
    start = run.game
    problem = engine.act(run, read.actions, 0, work)
    if problem is not None:
        told = engine.outcome(scenario, read, run, problem, fields, start)
        return [told for _ in continuations]

    def continued(n: int, raw: Json) -> dict[str, object]:
        entries, actions = _actions(engine, raw, f"continuations[{n}]", read)
        here = run.copy()
        work.spend(_cost(engine, here, fields))
        problem = engine.act(here, actions, len(read.actions), work)
        given = {**scenario, "actions": [*items(scenario, "actions"), *entries]}
        return engine.outcome(given, read, here, problem, fields, start)

    found: list[dict[str, object] | ScenarioError] = []
    for n, raw in enumerate(continuations):
        try:
            found.append(continued(n, raw))
        except ScenarioError as error:
            found.append(error)
    return found


def evaluate(
    engine: Engine[Library, Read, Game],
    scenario: JsonObject,
    library: Library,
    work: Work | None = None,
    *,
    fields: Collection[str],
    strict: bool = False,
) -> dict[str, object]:
    """The outcome of a scenario's actions.

    What is more work than the account allows is told as far as it came, and ``incomplete`` says so.

    :raises ScenarioError: if the scenario is malformed, or its board alone is too much work.
    """
    work = work or Work()
    read = engine.read(scenario, library)
    run = engine.begun(read, scenario, work, strict=strict)
    start = run.game
    problem = _acted(engine, run, read, work)
    with work.telling():
        return engine.outcome(scenario, read, run, problem, fields, start)


def _cost(engine: Engine[Never, Read, Game], run: Run[Game], fields: Collection[str]) -> int:
    return AN_OUTCOME + len(LARGE.intersection(fields)) * engine.size(run) // 2


def _actions(
    engine: Engine[Never, Read, Game], raw: Json, place: str, read: Read
) -> tuple[Sequence[Json], list[Action]]:
    """The actions of a continuation, as they are given and as they are read.

    :raises ScenarioError: with whatever is wrong with them.
    """
    if not isinstance(raw, list | tuple):
        raise ScenarioError([f"{place}: must be a list of actions"])
    if len(raw) + len(read.actions) > engine.max_actions:
        raise ScenarioError([f"{place}: more than {engine.max_actions} actions with those of the scenario"])
    names = [player.name for player in read.players]
    faults: list[str] = []
    actions = [engine.read_action(Fields(each, f"{place}[{i}]", faults), names) for i, each in enumerate(raw)]
    if faults:
        raise ScenarioError(faults)
    return raw, actions


@dataclass
class _Search(Generic[Read, Game]):
    """Goes through the actions of positions, some plies deep."""

    engine: Engine[Never, Read, Game]
    given: JsonObject
    read: Read
    fields: set[str]
    work: Work
    positions: int = 0
    known: set[str] = field(default_factory=set)
    cut: dict[str, None] = field(default_factory=dict)

    def of(self, run: Run[Game], done: list[Action], depth: int) -> tuple[Listing, dict[str, object]]:
        """The legal actions of a position, and the outcomes of as many plies."""
        listing = self.engine.listing(run, self.work)
        self.work.spend(listing.effort // EFFORT)
        actions = [{**each, "label": self.engine.sentence(each, run)[:MAX_LABEL]} for each in listing.actions]
        found: dict[str, object] = {
            "actions": actions,
            "omitted": [each.as_json() for each in listing.omitted],
            "shortfall": list(listing.shortfall),
        }
        if depth:
            found["outcomes"] = [self._outcome(run, done, each, depth - 1) for each in listing.actions]
        return listing, found

    def _outcome(self, run: Run[Game], done: list[Action], action: Action, depth: int) -> dict[str, object] | None:
        """What comes of an action; nothing beyond the bounds."""
        if self.positions >= MAX_POSITIONS:
            self.cut[f"what comes of actions beyond {MAX_POSITIONS} positions"] = None
            return None
        self.positions += 1
        here, problem = run.copy(), None
        number = len(self.read.actions) + len(done)
        try:
            self.work.spend(_cost(self.engine, here, self.fields))
            problem = self.engine.act(here, [action], number, self.work)
            given = {**self.given, "actions": [*items(self.given, "actions"), *done, action]}
            told = self.engine.outcome(given, self.read, here, problem, self.fields, run.game)
            if depth:
                told |= self._further(here, [*done, action], depth) if problem is None else _NOTHING
            return told
        except TooMuchWorkError:
            self.cut["what comes of further actions, since there is too much to try"] = None
            return None

    def _further(self, run: Run[Game], done: list[Action], depth: int) -> dict[str, object]:
        reached = f"{depth} {self.engine.position(run)}"
        if reached in self.known:
            return _NOTHING
        self.known.add(reached)
        _, found = self.of(run, done, depth)
        found.pop("shortfall")
        return found


_NOTHING: dict[str, object] = {"actions": None, "omitted": [], "outcomes": None}
