from typing import Literal

UfsActionsOfScenarioFieldsItem = Literal[
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

UFS_ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES: set[UfsActionsOfScenarioFieldsItem] = {
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


def check_ufs_actions_of_scenario_fields_item(
    value: str,
) -> UfsActionsOfScenarioFieldsItem:
    if value in UFS_ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTIONS_OF_SCENARIO_FIELDS_ITEM_VALUES!r}"
    )
