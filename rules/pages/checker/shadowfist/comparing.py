"""Where the outcomes of one scenario part: under other editions, or with other wordings of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from rules import interactions
from rules.engine import listing
from rules.engine.shadowfist import RULESETS, name_of, sentence
from rules.pages.checker.copies import Naming
from rules.pages.checker.evaluated import latest_deed
from rules.pages.checker.shadowfist.leading import Outcome, is_noise, outcomes
from rules.pages.checker.shadowfist.panel import PHASES
from rules.pages.citations import Cited, cite_rule
from rules.text import packing

Json = Mapping[str, Any]
MAX_ROWS = 40
# What a reader calls the values of an outcome, and those that have names of their own.
NAMES = {
    "status": "Actions",
    "turn": "Current player",
    "phase": "Part of the turn",
    "winner": "Winner",
    "over": "Game over",
    "scene": "Scene",
    "decision": "Decision",
    "decision.text": "Decision",
    "problem.action": "Refused action",
    "problem.code": "Refused for",
    "power": "Power",
    "hand": "cards in hand",
    "deck": "cards in the deck",
    "feng_shui_sites": "Feng Shui Sites",
    "body": "Body",
    "fighting": "Fighting",
    "face": "face",
}
STATUSES = {"ok": "legal", "illegal": "not legal", "needs_decision": "wait for a decision"}
# How a decision can be taken, which its text says.
UNTOLD = {f"decision.{part}" for part in ("by", "kind", "least", "most", "options")}


@dataclass(frozen=True)
class AtTheParting:
    """What one variant tells at the step where they part."""

    name: str
    text: str
    rules: list[Cited]
    address: str = ""  # of that step on the board


@dataclass(frozen=True)
class Row:
    """Something that is not the same at the end, with its value in every variant."""

    what: str
    values: list[str]


@dataclass(frozen=True)
class Comparison:
    """A scenario in several variants; ``deed`` is what is done in it last."""

    deed: str
    names: list[str]
    same: bool
    step: int
    parting: list[AtTheParting]
    rows: list[Row]
    more: int
    outcomes: list[Outcome]

    @property
    def headline(self) -> str:
        """What is done, and what comes of it in each variant."""
        if self.same:
            return f"{self.deed}: the same in {listing(self.names)}"
        parts = [f"{each.names}: {each.first}" for each in self.outcomes] or ["the steps differ"]
        return f"{self.deed}. {' '.join(parts)}" if self.deed else " ".join(parts)


def compare_editions(scenario: dict[str, Any]) -> Comparison:
    """The scenario under every edition.

    :raises ScenarioError: if it is malformed.
    """
    compared = interactions.compare(scenario, rulesets=list(RULESETS))
    names = [RULESETS[each["ruleset"]].name for each in compared["variants"]]
    return _shown(
        scenario, compared, names, [{**scenario, "ruleset": each["ruleset"]} for each in compared["variants"]]
    )


def compare_wordings(scenario: dict[str, Any], title: str, printings: Sequence[str | int | None]) -> Comparison:
    """The scenario with each wording of one card.

    :raises ScenarioError: if it is malformed.
    """
    compared = interactions.compare(scenario, printings={title: printings})
    names = [f"{title} as printed in {each}" if each else f"{title} as in force" for each in printings]
    return _shown(scenario, compared, names, [])


def _shown(scenario: Json, compared: Json, names: list[str], boards: list[dict[str, Any]]) -> Comparison:
    """:param boards: the scenario of each variant, where it can be opened as a board."""
    results = [each["result"] for each in compared["variants"]]
    cards: dict[str, Any] = {}
    for result in results:
        cards.update(result["cards"])
    parting, step = [], 0
    if compared["first_difference"]:
        step = compared["first_difference"]["n"]
        parting = [
            AtTheParting(name, *_told(there, Naming(cards)), _address(board, there["step"]))
            for name, there, board in zip(
                names, compared["first_difference"]["variants"], boards or [{}] * len(names), strict=True
            )
        ]
    found = [
        each
        for each in compared["differences"]
        if each["path"] not in UNTOLD and (parting or not is_noise(each["path"]))
    ]
    rows = [
        Row(_path(each["path"], cards), [_value(each["path"], value, cards) for value in each["values"]])
        for each in found
    ]
    same = compared["same"] or not (parting or rows)
    lead = outcomes(names, results, found, cards)
    deed = latest_deed(scenario.get("actions") or ())
    told = sentence(deed, cards).rstrip(".") if deed else ""
    return Comparison(told, names, same, step, parting, rows[:MAX_ROWS], max(0, len(rows) - MAX_ROWS), lead)


def _address(scenario: dict[str, Any], step: Json | None) -> str:
    """The board at a step; empty if it is too long for an address, or nothing happens there."""
    if step is None or not scenario:
        return ""
    word = packing.pack(scenario)
    if len(word) > packing.MAX_LINK:
        return ""
    fields = {"s": word, "at": step["action"] + 1} if step["action"] >= 0 else {"s": word, "at": 0}
    return f"{reverse('checker-board')}?{urlencode(fields)}#step-{step['n']}"


def _told(there: Json, naming: Naming) -> tuple[str, list[Cited]]:
    if there["step"]:
        return naming(there["step"]["text"]), _cited(there["step"])
    if there["problem"]:
        return f"Not legal: {naming(there['problem']['message'])}", _cited(there["problem"])
    if there["decision"]:
        return f"{there['decision']['by']} decides: {naming(there['decision']['text'])}", []
    return "Nothing more happens.", []


def _cited(told: Json) -> list[Cited]:
    return [cite_rule(rule) for rule in told["rules"]]


def _path(path: str, cards: Mapping[str, Any]) -> str:
    if path in NAMES:
        return NAMES[path]
    first, _, rest = path.partition(".")
    if first in ("cards", "players") and rest:
        who, _, what = rest.partition(".")
        return f"{name_of(who, cards)}: {NAMES.get(what) or _words(what) or 'present'}"
    return _words(path).capitalize()


def _value(path: str, value: object, cards: Mapping[str, Any]) -> str:
    if value in (None, [], {}):
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(
            str(each.get("text", each)) if isinstance(each, dict) else name_of(each, cards) for each in value
        )
    match path:
        case "status":
            return STATUSES.get(str(value), _words(str(value)))
        case "phase":
            return PHASES.get(str(value), str(value))
        case "problem.action":
            return f"number {int(str(value)) + 1}"
        case "problem.code":
            return _words(str(value))
    return name_of(value, cards)


def _words(name: str) -> str:
    return name.replace("_", " ").replace(".", " ")
