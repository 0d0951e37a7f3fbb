"""A scenario with what comes of it, whatever the game: what a page of the checker shows of every position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from rules import interactions
from rules.engine import ScenarioError
from rules.pages.checker.copies import Naming
from rules.pages.checker.why_not import Refusal
from rules.pages.citations import Cited, cite_rule

Scenario = dict[str, Any]
MAX_FAULTS = 20
HITS = ("damage", "deal")  # steps in which a card inflicts damage
# What lets the game run on, or answers a question that it has asked.
COURSE = ("continue", "resolve", "combat", "pass", "decline", "choose", "divide", "order", "keep", "end")
# How an action reads; and what its steps have led to, the last action's with what is left after them.
Telling = Callable[[Mapping[str, Any]], str]
Line = Callable[[list[Mapping[str, Any]], bool], str]


@dataclass(frozen=True)
class Unread:
    """A text, or a part of one, that was not understood or cannot be run."""

    title: str
    text: str
    reason: str


@dataclass(frozen=True)
class StepShown:
    """A step with its rules as links."""

    n: int
    text: str
    cards: str
    rules: list[Cited]
    changes: bool  # whether it has changed something on the table


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

    @property
    def answer(self) -> str:
        """What came of it, in a line."""
        return self.outcome or (self.steps[-1].text if self.steps else "Nothing changes on the table.")

    @property
    def rules(self) -> list[Cited]:
        """The rules of what came of it: those of the last step that has changed something."""
        return next(
            (step.rules for step in reversed(self.steps) if step.changes), self.steps[-1].rules if self.steps else []
        )


@dataclass
class Evaluated:
    """A scenario evaluated up to a number of its actions, whatever the game."""

    scenario: Scenario
    at: int
    result: dict[str, Any] | None = None
    table: Any = None
    actions: list[ActionShown] = field(default_factory=list)
    legal: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    opening: list[StepShown] = field(default_factory=list)
    shortfall: str = ""
    next_words: str = ""  # how the action that comes next reads as a button
    why: str = ""
    refused: list[Refusal] = field(default_factory=list)
    headline: str = ""  # who has done what, and what came of it: for whoever only sees the name of the page

    @property
    def total(self) -> int:
        """How many actions the scenario has."""
        return len(self.actions)

    @property
    def latest(self) -> ActionShown | None:
        """The action that led here."""
        return self.actions[self.at - 1] if self.at else None

    @property
    def end(self) -> ActionShown | None:
        """The last action that has led to something, which says how it comes out; the last of all where none has."""
        done = self.actions[: self.at]
        return next((each for each in reversed(done) if each.outcome or each.problem), self.latest)

    @property
    def in_course(self) -> bool:
        """Whether an attack or a scene waits to run on, so that one button is the one to press."""
        return bool(self.result and (self.result["attack"] or self.result["scene"]))

    @property
    def passing(self) -> Any:
        """The button with which everyone passes and the game runs on; nothing where there is none."""
        return None

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
        told.append(self.ending)
        return " ".join(each if each.endswith((".", "?", "!")) else f"{each}." for each in told if each)

    @property
    def ending(self) -> str:
        """How the game has ended; empty while it goes on."""
        if self.result is None or not self.result["over"]:
            return ""
        if self.result["winner"]:
            return f"{self.result['winner']} has won the game."
        return f"Nobody wins: {'both' if len(self.result['players']) == 2 else 'all'} lost."

    @property
    def cites_later(self) -> bool:
        """Whether a step cites a section that is not in force under the edition that is played."""
        return any(
            "edition" in rule for step in (self.result["steps"] if self.result else ()) for rule in step["rules"]
        )

    @property
    def problem_rules(self) -> list[Cited]:
        """The rules that forbid the action that is illegal."""
        problem = self.result["problem"] if self.result else None
        return [cite_rule(rule) for rule in problem["rules"]] if problem else []

    @property
    def cut(self) -> Scenario:
        """As much of the scenario as is asked for."""
        given = self.scenario.get("actions")
        return {**self.scenario, "actions": given[: self.at]} if isinstance(given, list) else self.scenario

    def evaluate(self) -> dict[str, Any] | None:
        """Evaluates as much of the scenario as is asked for, and gives the outcome; nothing where it is malformed."""
        try:
            self.result = interactions.evaluate(self.cut)
        except ScenarioError as error:
            self.faults = error.faults[:MAX_FAULTS]
            if len(error.faults) > MAX_FAULTS:
                self.faults.append(f"and {len(error.faults) - MAX_FAULTS} more")
        if self.result is not None:
            self._name(Naming(self.result["cards"]))
        return self.result

    def _name(self, naming: Naming) -> None:
        """Has the copies of a card told apart as on the table, in whatever is read."""
        assert self.result is not None
        for said in (*self.result["steps"], self.result["decision"] or {}, *(self.result.get("scene") or ())):
            if "text" in said:
                said["text"] = naming(said["text"])
        for key in ("message", "later"):
            if self.result["problem"] and self.result["problem"][key]:
                self.result["problem"][key] = naming(self.result["problem"][key])

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
        self.headline = self._headline(line)

    def _headline(self, line: Line) -> str:
        """The latest deed that somebody chose to do, with what came of it up to now."""
        last = latest_deed([each.action for each in self.actions[: self.at]])
        if last is None or self.result is None:
            return ""
        deed = next(each for each in self.actions if each.action is last)
        if self.result["problem"]:
            return f"{deed.text.rstrip('.')}: not legal"
        since = [step for step in self.result["steps"] if step["action"] >= deed.number - 1]
        return f"{deed.text.rstrip('.')}: {line(since, True).rstrip('.')}".rstrip(": ")

    @property
    def hits(self) -> str:
        """Who hits whom in the latest action, as JSON: pairs of a card, and the card or player that takes damage."""
        return json.dumps(
            [
                [step["cards"][0], change.get("card") or f"player {change['player']}"]
                for step in (self.result["steps"] if self.result else ())
                if step["action"] == self.at - 1 and step["kind"] in HITS
                for change in step["changes"]
                if step["cards"] and change.get("card") != step["cards"][0]
            ]
        )

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


def latest_deed(actions: Iterable[object]) -> Mapping[str, Any] | None:
    """The latest action that somebody chose to do."""
    deeds = [each for each in actions if isinstance(each, Mapping) and each.get("do") not in COURSE]
    return deeds[-1] if deeds else None


def until(scenario: Scenario, at: int | None) -> int:
    """How many actions of a scenario are taken: ``at``, as far as there are so many; all of them if it is left out."""
    given = scenario.get("actions")
    total = len(given) if isinstance(given, list) else 0
    return total if at is None else max(0, min(at, total))


def _shown(step: Mapping[str, Any]) -> StepShown:
    return StepShown(
        step["n"],
        step["text"],
        " ".join([*step["cards"], *(change["card"] for change in step["changes"] if change.get("card"))]),
        [cite_rule(rule) for rule in step["rules"]],
        bool(step["changes"]),
    )


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
