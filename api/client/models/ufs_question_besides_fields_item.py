from typing import Literal

UfsQuestionBesidesFieldsItem = Literal[
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

UFS_QUESTION_BESIDES_FIELDS_ITEM_VALUES: set[UfsQuestionBesidesFieldsItem] = {
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


def check_ufs_question_besides_fields_item(value: str) -> UfsQuestionBesidesFieldsItem:
    if value in UFS_QUESTION_BESIDES_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_QUESTION_BESIDES_FIELDS_ITEM_VALUES!r}"
    )
