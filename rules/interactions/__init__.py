"""The engine with the cards of the database: what the API, the checker page and the commands ask about interactions."""

from rules.engine.scenario import ScenarioError
from rules.engine.work import TooMuchWorkError
from rules.evaluators.pool import BusyError
from rules.interactions.asked import place, start
from rules.interactions.asking import Comparison, read_comparison
from rules.interactions.corpus import example, examples
from rules.interactions.evaluation import (
    Address,
    compare,
    evaluate,
    legal_actions,
    look_ahead,
    page_address,
    refused_actions,
)
from rules.interactions.library import engine_library
from rules.interactions.variants import MAX_VARIANTS

__all__ = [
    "MAX_VARIANTS",
    "Address",
    "BusyError",
    "Comparison",
    "ScenarioError",
    "TooMuchWorkError",
    "compare",
    "engine_library",
    "evaluate",
    "example",
    "examples",
    "legal_actions",
    "look_ahead",
    "page_address",
    "place",
    "read_comparison",
    "refused_actions",
    "start",
]
