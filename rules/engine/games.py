"""The games there are, and the engine of each: whoever asks about a scenario comes through here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from typing import Any, cast

from rules.engine.kernel import exploring
from rules.engine.kernel.actions import Action
from rules.engine.kernel.engines import Engine
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.refused import Refused
from rules.engine.kernel.searching import Listing
from rules.engine.kernel.work import Work

DEFAULT = "shadowfist"
# The module that has the engine of each game, and that which tells why not.
_DOORS = {"shadowfist": "rules.engine.shadowfist.interface.door", "ufs": "rules.engine.ufs.interface.door"}
_WHY_NOT = {"shadowfist": "rules.engine.shadowfist.interface.refused", "ufs": "rules.engine.ufs.interface.legal"}
GAMES = tuple(_DOORS)


def game_of(scenario: object) -> str:
    """The game of a scenario; that of none, and of one that nobody knows, is read by the engine of the first."""
    named = scenario.get("game", DEFAULT) if isinstance(scenario, Mapping) else DEFAULT
    return named if isinstance(named, str) and named in _DOORS else DEFAULT


def load() -> None:
    """Import the engines of all games, and what tells why not: the first scenario does not wait for it."""
    for module in (*_DOORS.values(), *_WHY_NOT.values()):
        import_module(module)


def engine_of(scenario: object) -> Engine[Any, Any, Any]:
    """The engine of a scenario's game."""
    return cast(Engine[Any, Any, Any], import_module(_DOORS[game_of(scenario)]).ENGINE)


def evaluate(
    scenario: JsonObject,
    library: Any,
    work: Work | None = None,
    *,
    fields: Collection[str] | None = None,
    strict: bool = False,
) -> dict[str, object]:
    """The outcome of a scenario's actions. The same scenario gives the same outcome, and is not changed.

    :param work: the account on which the work counts; one of its own, of the usual limit, if left out.
    :param fields: what is told of the outcome; what DESIGN 7 writes if left out.
    :param strict: an action implies nothing.
    :raises ScenarioError: if the scenario is malformed, with every fault and its place, or too much work.
    """
    engine = engine_of(scenario)
    told = engine.fields if fields is None else fields
    return exploring.evaluate(engine, scenario, library, work, fields=told, strict=strict)


def list_legal(scenario: JsonObject, library: Any, work: Work | None = None) -> Listing:
    """The legal actions after a scenario's own, and what of them is left out.

    :raises ScenarioError: if the scenario is malformed, or its own actions are already too much work.
    """
    module = "rules.engine.shadowfist.interface.legal" if game_of(scenario) == DEFAULT else _WHY_NOT[game_of(scenario)]
    return cast(Listing, import_module(module).list_legal(scenario, library, work))


def legal_actions(scenario: JsonObject, library: Any) -> list[Action]:
    """Every legal action after a scenario's own, each with all that it needs."""
    return list_legal(scenario, library).actions


def refused_actions(scenario: JsonObject, library: Any, card_id: str, work: Work | None = None) -> list[Refused]:
    """What one card may not do after a scenario's own actions, each with the rule that stands in the way."""
    module = import_module(_WHY_NOT[game_of(scenario)])
    return cast(list[Refused], module.refused_actions(scenario, library, card_id, work))
