"""The editions of the rules: there is one, ``ufs-2010``; every citation is a section of its document."""

from __future__ import annotations

from functools import cache

from rules.engine.kernel.citations import Citation

RULES = "ufs-rules-2010"
EDITIONS = ("ufs-2010",)
DEFAULT_RULESET = "ufs-2010"


@cache
def rule(section: str) -> Citation:
    """A section of the advanced game rules."""
    return Citation(RULES, section)
