"""A scenario with what comes of it, and what may be done next: all that a page of the checker shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, ClassVar

from rules import interactions
from rules.engine import ScenarioError
from rules.engine.shadowfist import (
    DEFAULT_RULESET,
    Ahead,
    UnknownPrintingError,
    names_by_id,
    ruleset,
    sentence,
    with_custom,
    wording_of,
)
from rules.pages.checker.panel import Option, Panel, panel_of
from rules.pages.checker.passing import course, is_course
from rules.pages.checker.places import places
from rules.pages.checker.table import MAX_SHOWN, Copy, Table, lay_out
from rules.pages.checker.telling import line_of
from rules.pages.checker.why_not import Refusal, refusals
from rules.pages.citations import Cited, cite

Scenario = dict[str, Any]
MAX_FAULTS = 20
# How an action reads; and what its steps have led to, the last action's with what is left after them.
Telling = Callable[[Mapping[str, Any]], str]
Line = Callable[[list[Mapping[str, Any]], bool], str]


@dataclass(frozen=True)
class StepShown:
    """A step with its rules as links."""

    n: int
    text: str
    cards: str
    rules: list[Cited]


@dataclass
class ActionShown:
    """An action of the scenario with the steps that it led to. ``number`` counts from 1."""

    number: int
    text: str
    action: Mapping[str, Any]
    steps: list[StepShown] = field(default_factory=list)
    shown: bool = True
    problem: bool = False
    outcome: str = ""  # what it has led to, in a line


@dataclass
class Evaluated:
    """A scenario evaluated up to a number of its actions, whatever the game."""

    scenario: Scenario
    at: int
    result: dict[str, Any] | None = None
    actions: list[ActionShown] = field(default_factory=list)
    legal: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    opening: list[StepShown] = field(default_factory=list)
    shortfall: str = ""
    next_words: str = ""  # how the action that comes next reads as a button
    why: str = ""
    refused: list[Refusal] = field(default_factory=list)

    @property
    def total(self) -> int:
        """How many actions the scenario has."""
        return len(self.actions)

    @property
    def latest(self) -> ActionShown | None:
        """The action that led here."""
        return self.actions[self.at - 1] if self.at else None

    @property
    def in_course(self) -> bool:
        """Whether an attack or a scene waits to run on, so that one button is the one to press."""
        return bool(self.result and (self.result["attack"] or self.result["scene"]))

    @property
    def upcoming(self) -> ActionShown | None:
        """The action that comes next, where the scenario has more."""
        return self.actions[self.at] if self.at < self.total else None

    @property
    def news(self) -> str:
        """What has just happened, for whoever hears the page."""
        if self.result is None:
            return "This cannot be evaluated."
        told = [self.latest.text, *(step.text for step in self.latest.steps)] if self.latest else []
        if self.result["problem"]:
            told += [f"Not legal. {self.result['problem']['message']}", self.result["problem"]["later"] or ""]
        if self.result["decision"]:
            told.append(f"{self.result['decision']['by']} decides: {self.result['decision']['text']}")
        if self.result["winner"]:
            told.append(f"{self.result['winner']} has won the game.")
        return " ".join(each if each.endswith((".", "?", "!")) else f"{each}." for each in told if each)

    @property
    def problem_rules(self) -> list[Cited]:
        """The rules that forbid the action that is illegal."""
        problem = self.result["problem"] if self.result else None
        return [cite(rule["document"], rule["section"]) for rule in problem["rules"]] if problem else []

    def evaluate(self) -> Scenario | None:
        """Evaluates as much of the scenario as is asked for, and gives that; nothing where it is malformed."""
        given = self.scenario.get("actions")
        cut = {**self.scenario, "actions": given[: self.at]} if isinstance(given, list) else self.scenario
        try:
            self.result = interactions.evaluate(cut)
        except ScenarioError as error:
            self.faults = error.faults[:MAX_FAULTS]
            if len(error.faults) > MAX_FAULTS:
                self.faults.append(f"and {len(error.faults) - MAX_FAULTS} more")
            return None
        return cut

    def give_actions(self, telling: Telling, line: Line) -> None:
        """The actions as they read, each with its steps and what it has led to."""
        assert self.result is not None
        self.actions = [
            ActionShown(number, telling(each), each, shown=number <= self.at)
            for number, each in enumerate(self.scenario.get("actions") or (), 1)
            if isinstance(each, dict)
        ]
        by_number = {each.number: each for each in self.actions}
        for number, grouped in groupby(self.result["steps"], key=lambda step: step["action"]):
            steps = list(grouped)
            action = by_number.get(number + 1)
            (action.steps if action else self.opening).extend(map(_shown, steps))
            if action:
                action.outcome = line(steps, number == self.at - 1)
        problem = self.result["problem"]
        if problem and problem["action"] + 1 in by_number:
            by_number[problem["action"] + 1].problem = True

    @property
    def changed(self) -> set[str]:
        """The cards that the latest action has changed."""
        return {
            change["card"]
            for step in (self.result["steps"] if self.result else ())
            if step["action"] == self.at - 1
            for change in step["changes"]
            if change.get("card")
        }


@dataclass
class Position(Evaluated):
    """A scenario of Shadowfist, evaluated."""

    is_ufs: ClassVar[bool] = False
    table: Table | None = None
    panel: Panel | None = None
    ahead: Ahead | None = None

    @property
    def places(self) -> dict[str, list[Option]]:
        """Where each type of card can be moved."""
        return places(self.result) if self.result else {}


def until(scenario: Scenario, at: int | None) -> int:
    """How many actions of a scenario are taken: ``at``, as far as there are so many; all of them if it is left out."""
    given = scenario.get("actions")
    total = len(given) if isinstance(given, list) else 0
    return total if at is None else max(0, min(at, total))


def evaluate_at(scenario: Scenario, at: int | None = None, why: str = "") -> Position:
    """The position after ``at`` actions of a scenario, all of them by default.

    :param why: the card of which is told what it may not do.
    """
    found = Position(scenario, until(scenario, at))
    cut = found.evaluate()
    if cut is None or (result := found.result) is None:
        return found
    if result["problem"] is None:
        _give_actions(found, cut, why)
    names = names_by_id(result["cards"])
    found.give_actions(
        lambda action: sentence(action, result["cards"]),
        lambda steps, last: line_of(steps, names, result["cards"] if last else None),
    )
    found.panel = panel_of(result, found.legal)
    passing = course(result, found.legal, found.ahead)
    worded = dict(copies(result))
    found.table = lay_out(
        result,
        [each for each in found.legal if not is_course(each, result)],
        worded,
        found.changed,
        _accounts(result, cut, worded),
    )
    found.table.choices[:0] = passing
    if found.upcoming:
        found.next_words = found.table.take_out(found.upcoming.action)
    if found.table.cut:
        found.shortfall += f" Only the first {MAX_SHOWN} cards of a pile, or at a location, are shown."
    return found


def _give_actions(position: Position, scenario: Scenario, why: str) -> None:
    assert position.result is not None
    try:
        listing = interactions.legal_actions(scenario)
        position.legal = listing.actions
        if listing.shortfall:
            position.shortfall = f"Not listed here: {'; '.join(listing.shortfall)}."
        if position.result["attack"] and not position.result["decision"]:
            position.ahead = interactions.look_ahead(scenario)
        if why in position.result["cards"]:
            position.why = why
            position.refused = refusals(interactions.refused_actions(scenario, why), position.result["cards"])
    except interactions.TooMuchWorkError:
        position.shortfall = "To find everything that may be done here is too much work; not all of it is listed."


def _accounts(result: Mapping[str, Any], scenario: Scenario, worded: Mapping[str, Copy]) -> Mapping[str, Any]:
    """Where numbers come from that are not the printed ones; nothing is asked where all of them are."""

    def as_printed(card_id: str, state: Mapping[str, Any]) -> bool:
        face = worded[card_id].face if card_id in worded else None
        return face is None or (
            state["fighting"] in (None, face.fighting) and state["body"] in (None, face.body) and not state["damage"]
        )

    if all(as_printed(each, state) for each, state in result["cards"].items()):
        return {}
    try:
        return interactions.accounts(scenario)
    except interactions.TooMuchWorkError:
        return {}


def _shown(step: Mapping[str, Any]) -> StepShown:
    return StepShown(
        step["n"],
        step["text"],
        " ".join([*step["cards"], *(change["card"] for change in step["changes"] if change.get("card"))]),
        [cite(rule["document"], rule["section"]) for rule in step["rules"]],
    )


def copies(result: Mapping[str, Any]) -> Iterator[tuple[str, Copy]]:
    """The printing and wording of every card of an outcome by id."""
    known = with_custom(interactions.engine_library(), result["board"], [])
    edition = ruleset(result["board"].get("ruleset", DEFAULT_RULESET))
    printings = dict(_printings(result["board"]["players"]))
    for card_id, state in result["cards"].items():
        card = known.find(state["title"])
        if card is None:
            continue
        printing = printings.get(card_id)
        try:
            yield card_id, Copy(printing, wording_of(card, edition, printing))
        except UnknownPrintingError:
            yield card_id, Copy(None, wording_of(card, edition))


def _printings(node: object) -> Iterator[tuple[str, str | int]]:
    if isinstance(node, dict):
        if "id" in node and "printing" in node:
            yield node["id"], node["printing"]
        node = list(node.values())
    if isinstance(node, list):
        for each in node:
            yield from _printings(each)


def as_text(scenario: Scenario) -> str:
    """A scenario as JSON for a person to edit: short objects on one line."""
    return _pretty(scenario, "")


def _pretty(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= 100 or not isinstance(value, dict | list) or not value:
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{deeper}{json.dumps(key)}: {_pretty(each, deeper)}" for key, each in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{deeper}{_pretty(each, deeper)}" for each in value) + f"\n{indent}]"
