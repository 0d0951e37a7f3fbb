"""Where the rules of the game are written, beside the steps and refusals of the kernel."""

from __future__ import annotations

from functools import cache

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.steps import (
    Change,
    Decision,
    DecisionNeededError,
    RefusalError,
    Step,
    check_answer,
    cited,
    in_quotes,
    listing,
    only_choice,
)

__all__ = [
    "BOOK",
    "FAQ_2001",
    "Change",
    "Decision",
    "DecisionNeededError",
    "RefusalError",
    "Step",
    "check_answer",
    "cited",
    "in_quotes",
    "listing",
    "only_choice",
    "rule",
]

BOOK = "shadowfist-rulebook-2000"
FAQ_2001 = "shadowfist-faq-2001"


@cache
def rule(section: str, document: str = BOOK) -> Citation:
    """A section of the rulebook, or of another document."""
    return Citation(document, section)
