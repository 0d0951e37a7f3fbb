"""Where the outcomes of one scenario part: under other editions, or with other wordings of a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules import interactions
from rules.engine.rulesets import RULESETS
from rules.pages.checker.sentences import name_of
from rules.pages.citations import Cited, cite

Json = Mapping[str, Any]
MAX_ROWS = 40


@dataclass(frozen=True)
class AtTheParting:
    """What one variant tells at the step where they part."""

    name: str
    text: str
    rules: list[Cited]


@dataclass(frozen=True)
class Row:
    """Something that is not the same at the end, with its value in every variant."""

    what: str
    values: list[str]


@dataclass(frozen=True)
class Comparison:
    """A scenario in several variants."""

    names: list[str]
    same: bool
    step: int
    parting: list[AtTheParting]
    rows: list[Row]
    more: int


def compare_editions(scenario: dict[str, Any]) -> Comparison:
    """The scenario under every edition.

    :raises ScenarioError: if it is malformed.
    """
    compared = interactions.compare(scenario, rulesets=list(RULESETS))
    return _shown(compared, [RULESETS[each["ruleset"]].name for each in compared["variants"]])


def compare_wordings(scenario: dict[str, Any], title: str, printings: list[str | int]) -> Comparison:
    """The scenario with each wording of one card.

    :raises ScenarioError: if it is malformed.
    """
    compared = interactions.compare(scenario, printings={title: printings})
    return _shown(compared, [f"{title} as printed in {printing}" for printing in printings])


def _shown(compared: Json, names: list[str]) -> Comparison:
    results = [each["result"] for each in compared["variants"]]
    cards: dict[str, Any] = {}
    for result in results:
        cards.update(result["cards"])
    parting, step = [], 0
    if compared["first_difference"]:
        step = compared["first_difference"]["n"]
        parting = [
            AtTheParting(name, *_told(there))
            for name, there in zip(names, compared["first_difference"]["variants"], strict=True)
        ]
    rows = [
        Row(_path(each["path"], cards), [_value(value) for value in each["values"]]) for each in compared["differences"]
    ]
    return Comparison(names, compared["same"], step, parting, rows[:MAX_ROWS], max(0, len(rows) - MAX_ROWS))


def _told(there: Json) -> tuple[str, list[Cited]]:
    if there["step"]:
        return there["step"]["text"], _cited(there["step"])
    if there["problem"]:
        return f"Not legal: {there['problem']['message']}", _cited(there["problem"])
    if there["decision"]:
        return f"{there['decision']['by']} decides: {there['decision']['text']}", []
    return "Nothing more happens.", []


def _cited(told: Json) -> list[Cited]:
    return [cite(rule["document"], rule["section"]) for rule in told["rules"]]


def _path(path: str, cards: Mapping[str, Any]) -> str:
    first, _, rest = path.partition(".")
    if first in ("cards", "players") and rest:
        who, _, what = rest.partition(".")
        return f"{name_of(who, cards)}: {what.replace('_', ' ').replace('.', ' ') or 'present'}"
    return path.replace(".", " ")


def _value(value: object) -> str:
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(str(each.get("text", each)) if isinstance(each, dict) else str(each) for each in value)
    return str(value)
