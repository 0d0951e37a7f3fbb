"""Where a position comes out otherwise: under another edition, or with a card as it is worded today."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from rules import interactions
from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS
from rules.pages.checker.shadowfist import comparing, wordings
from rules.text import packing

MAX_CARDS = 4  # of which the wording of today is tried


@dataclass(frozen=True)
class Otherwise:
    """What differs, in a line, and the comparison that shows it."""

    where: str
    what: str
    address: str


def otherwise(scenario: dict[str, Any]) -> list[Otherwise]:
    """What comes out otherwise than under the edition, and with the wordings, of a scenario."""
    return [*_editions(scenario), *_wordings(scenario)]


def _editions(scenario: dict[str, Any]) -> Iterator[Otherwise]:
    here = RULESETS[scenario.get("ruleset") or DEFAULT_RULESET].name
    try:
        compared = comparing.compare_editions(scenario)
    except interactions.ScenarioError:
        return  # A card or printing that another edition has not got.
    for outcome in compared.outcomes:
        if here not in outcome.variants:
            yield Otherwise(f"Under {outcome.names}", outcome.first, _address(scenario, "editions"))


def _wordings(scenario: dict[str, Any]) -> Iterator[Otherwise]:
    result = interactions.evaluate(scenario)
    acting = {card for step in result["steps"] for card in step["cards"]}
    titles = dict.fromkeys(state["title"] for card, state in result["cards"].items() if card in acting)
    changed = [(title, now) for title in titles if (now := wordings.of_today(title, result["board"]))]
    for title, printing in changed[:MAX_CARDS]:
        try:
            compared = comparing.compare_wordings(scenario, title, [None, printing])
        except interactions.ScenarioError:
            continue
        if compared.outcomes:
            today = next(each for each in compared.outcomes if compared.names[1] in each.variants)
            yield Otherwise(f"With {title} as it is worded today", today.first, _address(scenario, title))


def _address(scenario: dict[str, Any], by: str) -> str:
    return f"{reverse('checker-compare')}?{urlencode({'s': packing.pack(scenario), 'by': by})}"
