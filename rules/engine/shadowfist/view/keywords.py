"""Which restrictions and special abilities an edition has: some are on the later page only (its 1.6 and 1.7)."""

from __future__ import annotations

from functools import cache

from rules.engine.shadowfist.editions.differences import DIFFERENCES, EDITIONS, Rule
from rules.engine.shadowfist.editions.rulesets import Ruleset

ROW = "keyword_"


def row(name: str) -> str:
    """The row of the table of differences about a restriction or special ability."""
    return ROW + name.lower().replace(" ", "_").replace("-", "_")


@cache
def _absent() -> dict[str, frozenset[str]]:
    """The rows of those that each edition does not have."""
    return {
        edition: frozenset(
            key for key, each in DIFFERENCES.items() if key.startswith(ROW) and not each.rules[edition].value
        )
        for edition in EDITIONS
    }


def known(ruleset: Ruleset, name: str) -> bool:
    """Whether an edition has a restriction or special ability; those without a row are in every edition."""
    return row(name) not in _absent()[ruleset.slug]


def told(ruleset: Ruleset, name: str) -> Rule:
    """What an edition says of it."""
    return ruleset.rule(row(name))
