"""What someone asks besides a scenario: read, with every fault and its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import MAX_WORD, Fields, ScenarioError
from rules.engine.shadowfist import COMPACT, EDITIONS, MAX_CONTINUATIONS, MAX_DEPTH
from rules.engine.shadowfist import MORE_OUTCOME_FIELDS as MORE_FIELDS
from rules.engine.shadowfist import OUTCOME_FIELDS as OUTCOME
from rules.interactions.variants import MAX_VARIANTS, Printing

FIELDS = ("scenario", "rulesets", "printings")


@dataclass(frozen=True)
class Comparison:
    """A scenario, the editions to compare, and the printings of each card; neither, and all editions are."""

    scenario: Mapping[str, Any]
    rulesets: Sequence[str]
    printings: Mapping[str, Sequence[Printing]]


def read_comparison(given: Mapping[str, Any]) -> Comparison:
    """From ``{"scenario": {...}, "rulesets": [...], "printings": {title: [...]}}``.

    The fields of the scenario may also stand beside the others instead of in an object of their own.

    :raises ScenarioError: if it is malformed; faults of the scenario itself are found when it is evaluated.
    """
    faults: list[str] = []
    fields = Fields(given, "", faults)
    if "scenario" in given:
        fields.only(*FIELDS)
        scenario = fields.mapping("scenario")
    else:
        scenario = {name: value for name, value in given.items() if name not in FIELDS}
    rulesets = []
    for i, each in enumerate(fields.items("rulesets", most=MAX_VARIANTS)):
        if isinstance(each, str) and each in EDITIONS:
            rulesets.append(each)
        else:
            faults.append(f"rulesets[{i}]: {str(each)[:MAX_WORD]!r} is none of {', '.join(EDITIONS)}")
    of_cards = Fields(fields.mapping("printings"), "printings", faults)
    printings: dict[str, list[Printing]] = {title: [] for title in of_cards.given}
    for title, wordings in printings.items():
        for i, each in enumerate(of_cards.items(title, most=MAX_VARIANTS)):
            if each is None or (isinstance(each, str | int) and not isinstance(each, bool)):
                wordings.append(each)
            else:
                faults.append(f"printings.{title}[{i}]: must be a set code, an errata numeral, or null for in force")
    if faults:
        raise ScenarioError(faults)
    return Comparison(scenario, rulesets, printings)


MAX_SCENARIOS = 100
OPTIONS = ("fields", "strict")
BY_DEFAULT = (*OUTCOME, "hash")


@dataclass(frozen=True)
class Question:
    """A scenario, what is to be told of its outcome, and whether its actions imply nothing.

    ``depth``: how many plies of outcomes are told with the legal actions.
    """

    scenario: Mapping[str, Any]
    fields: tuple[str, ...]
    strict: bool = False
    depth: int = 0


@dataclass(frozen=True)
class Batch:
    """Many scenarios, or many continuations of one."""

    scenario: Mapping[str, Any] | None
    continuations: Sequence[Any]
    scenarios: Sequence[Any]
    fields: tuple[str, ...]
    strict: bool = False


def read_question(given: Mapping[str, Any], *, listing: bool = False) -> Question:
    """From ``{"scenario": {...}, "fields": [...], "strict": true}``, and ``"depth": 2`` where actions are listed.

    The fields of the scenario may also stand beside the others instead of in an object of their own.

    :raises ScenarioError: if it is malformed; faults of the scenario itself are found when it is evaluated.
    """
    faults: list[str] = []
    fields = Fields(given, "", faults)
    names = (*OPTIONS, "depth") if listing else OPTIONS
    if "scenario" in given:
        fields.only("scenario", *names)
        scenario = fields.mapping("scenario")
    else:
        scenario = {name: value for name, value in given.items() if name not in names}
    depth = fields.number("depth", 0, most=MAX_DEPTH) if listing else 0
    asked = Question(scenario, _fields(fields, COMPACT if listing else BY_DEFAULT), fields.flag("strict"), depth)
    if faults:
        raise ScenarioError(faults)
    return asked


def read_batch(given: Mapping[str, Any]) -> Batch:
    """From ``{"scenario": {...}, "continuations": [[...], ...]}`` or ``{"scenarios": [...]}``, with the same options.

    :raises ScenarioError: if it is malformed; faults of scenarios and continuations are found when these are evaluated.
    """
    faults: list[str] = []
    fields = Fields(given, "", faults)
    if "scenarios" in given:
        fields.only("scenarios", *OPTIONS)
    else:
        fields.only("scenario", "continuations", *OPTIONS)
        for name in ("scenario", "continuations"):
            if name not in given:
                faults.append(f"{name}: send a scenario with continuations, or scenarios")
    scenarios = fields.items("scenarios", most=MAX_SCENARIOS)
    scenario = None if "scenarios" in given else fields.mapping("scenario")
    continuations = fields.items("continuations", most=MAX_CONTINUATIONS)
    asked = Batch(scenario, continuations, scenarios, _fields(fields, BY_DEFAULT), fields.flag("strict"))
    if faults:
        raise ScenarioError(faults)
    return asked


def _fields(given: Fields, default: tuple[str, ...]) -> tuple[str, ...]:
    """What is to be told of an outcome."""
    if "fields" not in given.given:
        return default
    found = given.items("fields", most=len(MORE_FIELDS))
    for i, each in enumerate(found):
        if each not in MORE_FIELDS:
            given.fault(f"fields[{i}]", f"{str(each)[:MAX_WORD]!r} is none of {', '.join(MORE_FIELDS)}")
    return tuple(map(str, found))
