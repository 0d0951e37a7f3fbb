from typing import Literal

UfsActionsBesidesFieldsItem = Literal[
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

UFS_ACTIONS_BESIDES_FIELDS_ITEM_VALUES: set[UfsActionsBesidesFieldsItem] = {
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


def check_ufs_actions_besides_fields_item(value: str) -> UfsActionsBesidesFieldsItem:
    if value in UFS_ACTIONS_BESIDES_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTIONS_BESIDES_FIELDS_ITEM_VALUES!r}"
    )
