from typing import Literal

ActionsBesidesFieldsItem = Literal[
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

ACTIONS_BESIDES_FIELDS_ITEM_VALUES: set[ActionsBesidesFieldsItem] = {
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


def check_actions_besides_fields_item(value: str) -> ActionsBesidesFieldsItem:
    if value in ACTIONS_BESIDES_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACTIONS_BESIDES_FIELDS_ITEM_VALUES!r}"
    )
