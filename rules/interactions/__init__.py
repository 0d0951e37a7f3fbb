"""The engine with the cards of the database: what the API, the checker page and the commands ask about interactions."""

from rules.engine.scenario import ScenarioError
from rules.interactions.asking import Comparison, read_comparison
from rules.interactions.corpus import example, examples
from rules.interactions.evaluation import (
    Address,
    TooLongError,
    compare,
    evaluate,
    legal_actions,
    page_address,
    refused_actions,
)
from rules.interactions.library import engine_library
from rules.interactions.variants import MAX_VARIANTS

__all__ = [
    "MAX_VARIANTS",
    "Address",
    "Comparison",
    "ScenarioError",
    "TooLongError",
    "compare",
    "engine_library",
    "evaluate",
    "example",
    "examples",
    "legal_actions",
    "page_address",
    "read_comparison",
    "refused_actions",
]
