from typing import Literal

QuestionOfScenarioFieldsItem = Literal[
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

QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES: set[QuestionOfScenarioFieldsItem] = {
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


def check_question_of_scenario_fields_item(value: str) -> QuestionOfScenarioFieldsItem:
    if value in QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {QUESTION_OF_SCENARIO_FIELDS_ITEM_VALUES!r}"
    )
