"""The engine with the cards of the database: what the API, the checker page and the commands ask about interactions.

Each name is loaded when it is first asked for: the processes that evaluate stand in this package and know no database.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.engine import ScenarioError, TooMuchWorkError
    from rules.interactions.card_rows import engine_library
    from rules.interactions.corpus import Entry, example, examples, examples_named
    from rules.interactions.dispatch import place, prepare, start
    from rules.interactions.evaluation import (
        Address,
        accounts,
        compare,
        evaluate,
        evaluate_many,
        explore,
        legal_actions,
        look_ahead,
        odds,
        page_address,
        refused_actions,
        ufs_accounts,
    )
    from rules.interactions.evaluators.turns import BusyError
    from rules.interactions.request_fields import (
        MAX_SCENARIOS,
        Batch,
        Comparison,
        Question,
        read_batch,
        read_comparison,
        read_question,
    )
    from rules.interactions.variants import MAX_VARIANTS

__all__ = [
    "MAX_SCENARIOS",
    "MAX_VARIANTS",
    "Address",
    "Batch",
    "BusyError",
    "Comparison",
    "Entry",
    "Question",
    "ScenarioError",
    "TooMuchWorkError",
    "accounts",
    "compare",
    "engine_library",
    "evaluate",
    "evaluate_many",
    "example",
    "examples",
    "examples_named",
    "explore",
    "legal_actions",
    "look_ahead",
    "odds",
    "page_address",
    "place",
    "prepare",
    "read_batch",
    "read_comparison",
    "read_question",
    "refused_actions",
    "start",
    "ufs_accounts",
]

_HOMES = {
    "rules.engine.kernel.errors": {"ScenarioError"},
    "rules.engine.kernel.work": {"TooMuchWorkError"},
    "rules.interactions.dispatch": {"place", "prepare", "start"},
    "rules.interactions.request_fields": {
        "Batch",
        "Comparison",
        "MAX_SCENARIOS",
        "Question",
        "read_batch",
        "read_comparison",
        "read_question",
    },
    "rules.interactions.corpus": {"Entry", "example", "examples", "examples_named"},
    "rules.interactions.evaluation": {
        "Address",
        "accounts",
        "compare",
        "evaluate",
        "evaluate_many",
        "explore",
        "legal_actions",
        "look_ahead",
        "odds",
        "page_address",
        "refused_actions",
        "ufs_accounts",
    },
    "rules.interactions.evaluators.turns": {"BusyError"},
    "rules.interactions.card_rows": {"engine_library"},
    "rules.interactions.variants": {"MAX_VARIANTS"},
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
