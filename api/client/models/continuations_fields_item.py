from typing import Literal

ContinuationsFieldsItem = Literal[
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

CONTINUATIONS_FIELDS_ITEM_VALUES: set[ContinuationsFieldsItem] = {
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


def check_continuations_fields_item(value: str) -> ContinuationsFieldsItem:
    if value in CONTINUATIONS_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CONTINUATIONS_FIELDS_ITEM_VALUES!r}"
    )
