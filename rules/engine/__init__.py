"""The rules engine: plain data in, plain data out; imports no Django.

``evaluate(scenario, library)`` tells what happens, ``legal_actions(scenario, library)`` what may be done next (with
``list_legal`` also what of it is left out), ``look_ahead(scenario, library)`` what comes in an attack if everyone
passes, ``accounts(scenario, library)`` where the numbers of cards come from,
``refused_actions(scenario, library, card)`` what one card may not do, and why; ``ScenarioError`` says what is wrong
with a scenario, and where.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.engine.games import evaluate, legal_actions, list_legal, refused_actions
    from rules.engine.kernel.errors import ScenarioError
    from rules.engine.shadowfist.interface.accounting import accounts
    from rules.engine.shadowfist.interface.ahead import look_ahead

__all__ = ["ScenarioError", "accounts", "evaluate", "legal_actions", "list_legal", "look_ahead", "refused_actions"]

_HOMES = {
    "accounts": "shadowfist.interface.accounting",
    "evaluate": "games",
    "legal_actions": "games",
    "list_legal": "games",
    "look_ahead": "shadowfist.interface.ahead",
    "refused_actions": "games",
    "ScenarioError": "kernel.errors",
}


def __getattr__(name: str) -> Any:
    """Each is loaded when it is first asked for: an importer that needs a symbol does not wait for the whole engine."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
