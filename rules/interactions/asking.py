"""What someone asks to have compared: read, with every fault and its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import ScenarioError
from rules.engine.differences import EDITIONS
from rules.engine.scenario_fields import MAX_WORD, Fields
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
    rulesets = fields.items("rulesets", most=MAX_VARIANTS)
    for i, each in enumerate(rulesets):
        if each not in EDITIONS:
            faults.append(f"rulesets[{i}]: {str(each)[:MAX_WORD]!r} is none of {', '.join(EDITIONS)}")
    printings = fields.mapping("printings")
    of_cards = Fields(printings, "printings", faults)
    for title in printings:
        for i, each in enumerate(of_cards.items(title, most=MAX_VARIANTS)):
            is_name = isinstance(each, str | int) and not isinstance(each, bool)
            if each is not None and not is_name:
                faults.append(f"printings.{title}[{i}]: must be a set code, an errata numeral, or null for in force")
    if faults:
        raise ScenarioError(faults)
    return Comparison(scenario, rulesets, {title: printings[title] for title in printings})
