"""The engine with the cards of the database: what the API, the checker page and the commands ask about interactions."""

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.work import TooMuchWorkError
from rules.interactions.asked import place, prepare, start
from rules.interactions.asking import (
    MAX_SCENARIOS,
    Batch,
    Comparison,
    Question,
    read_batch,
    read_comparison,
    read_question,
)
from rules.interactions.corpus import Entry, example, examples, examples_named
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
from rules.interactions.evaluators.pool import BusyError
from rules.interactions.library import engine_library
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
