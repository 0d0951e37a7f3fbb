from typing import Literal

UfsQuestionOfScenarioFieldsItem = Literal[
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

UFS_QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES: set[UfsQuestionOfScenarioFieldsItem] = {
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


def check_ufs_question_of_scenario_fields_item(
    value: str,
) -> UfsQuestionOfScenarioFieldsItem:
    if value in UFS_QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES!r}"
    )
