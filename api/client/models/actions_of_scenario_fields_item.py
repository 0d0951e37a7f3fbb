from typing import Literal

ActionsOfScenarioFieldsItem = Literal[
    "attack",
    "board",
    "cards",
    "changes",
    "decision",
    "hash",
    "not_understood",
    "phase",
    "players",
    "problem",
    "scene",
    "status",
    "steps",
    "turn",
    "winner",
]

ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES: set[ActionsOfScenarioFieldsItem] = {
    "attack",
    "board",
    "cards",
    "changes",
    "decision",
    "hash",
    "not_understood",
    "phase",
    "players",
    "problem",
    "scene",
    "status",
    "steps",
    "turn",
    "winner",
}


def check_actions_of_scenario_fields_item(value: str) -> ActionsOfScenarioFieldsItem:
    if value in ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES!r}"
    )
