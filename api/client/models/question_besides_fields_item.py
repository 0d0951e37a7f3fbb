from typing import Literal

QuestionBesidesFieldsItem = Literal[
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

QUESTION_BESIDES_FIELDS_ITEM_VALUES: set[QuestionBesidesFieldsItem] = {
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


def check_question_besides_fields_item(value: str) -> QuestionBesidesFieldsItem:
    if value in QUESTION_BESIDES_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {QUESTION_BESIDES_FIELDS_ITEM_VALUES!r}"
    )
