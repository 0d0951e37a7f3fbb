"""A scenario with what comes of it, and what may be done next: all that a page of the checker shows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from rules import interactions
from rules.engine.ahead import Ahead
from rules.engine.custom_cards import with_custom
from rules.engine.kernel.errors import ScenarioError
from rules.engine.library import UnknownPrintingError, wording_of
from rules.engine.rulesets import DEFAULT_RULESET, ruleset
from rules.engine.sentences import names_by_id, sentence
from rules.pages.checker.panel import Option, Panel, panel_of
from rules.pages.checker.passing import course, is_course
from rules.pages.checker.places import places
from rules.pages.checker.table import MAX_SHOWN, Copy, Table, lay_out
from rules.pages.checker.telling import line_of
from rules.pages.checker.why_not import Refusal, refusals
from rules.pages.citations import Cited, cite

Scenario = dict[str, Any]
MAX_FAULTS = 20


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
class Position:
    """A scenario evaluated up to a number of its actions."""

    scenario: Scenario
    at: int
    result: dict[str, Any] | None = None
    table: Table | None = None
    panel: Panel | None = None
    actions: list[ActionShown] = field(default_factory=list)
    legal: list[dict[str, Any]] = field(default_factory=list)
    ahead: Ahead | None = None
    faults: list[str] = field(default_factory=list)
    opening: list[StepShown] = field(default_factory=list)
    shortfall: str = ""
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
    def places(self) -> dict[str, list[Option]]:
        """Where each type of card can be moved."""
        return places(self.result) if self.result else {}

    @property
    def problem_rules(self) -> list[Cited]:
        """The rules that forbid the action that is illegal."""
        problem = self.result["problem"] if self.result else None
        return [cite(rule["document"], rule["section"]) for rule in problem["rules"]] if problem else []


def evaluate_at(scenario: Scenario, at: int | None = None, why: str = "") -> Position:
    """The position after ``at`` actions of a scenario, all of them by default.

    :param why: the card of which is told what it may not do.
    """
    given = scenario.get("actions")
    actions = given if isinstance(given, list) else []
    at = len(actions) if at is None else max(0, min(at, len(actions)))
    cut = {**scenario, "actions": actions[:at]} if isinstance(given, list) else scenario
    found = Position(scenario, at)
    try:
        found.result = result = interactions.evaluate(cut)
    except ScenarioError as error:
        found.faults = error.faults[:MAX_FAULTS]
        if len(error.faults) > MAX_FAULTS:
            found.faults.append(f"and {len(error.faults) - MAX_FAULTS} more")
        return found
    if result["problem"] is None:
        _give_actions(found, cut, why)
    found.actions = [
        ActionShown(number, sentence(each, result["cards"]), each, shown=number <= at)
        for number, each in enumerate(actions, 1)
        if isinstance(each, dict)
    ]
    _give_steps(found, result)
    changed = {
        change["card"]
        for step in result["steps"]
        if step["action"] == at - 1
        for change in step["changes"]
        if change.get("card")
    }
    found.panel = panel_of(result, found.legal)
    passing = course(result, found.legal, found.ahead)
    worded = dict(copies(result))
    found.table = lay_out(
        result,
        [each for each in found.legal if not is_course(each, result)],
        worded,
        changed,
        _accounts(result, cut, worded),
    )
    found.table.choices[:0] = passing
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


def _give_steps(position: Position, result: Mapping[str, Any]) -> None:
    by_number = {each.number: each for each in position.actions}
    names = names_by_id(result["cards"])
    for number, grouped in groupby(result["steps"], key=lambda step: step["action"]):
        steps = list(grouped)
        shown = [
            StepShown(
                step["n"],
                step["text"],
                " ".join([*step["cards"], *(change["card"] for change in step["changes"] if change.get("card"))]),
                [cite(rule["document"], rule["section"]) for rule in step["rules"]],
            )
            for step in steps
        ]
        action = by_number.get(number + 1)
        (action.steps if action else position.opening).extend(shown)
        if action:
            action.outcome = line_of(steps, names, result["cards"] if number == position.at - 1 else None)
    problem = result["problem"]
    if problem and problem["action"] + 1 in by_number:
        by_number[problem["action"] + 1].problem = True


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
