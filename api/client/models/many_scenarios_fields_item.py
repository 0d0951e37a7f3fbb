from typing import Literal

ManyScenariosFieldsItem = Literal[
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

MANY_SCENARIOS_FIELDS_ITEM_VALUES: set[ManyScenariosFieldsItem] = {
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


def check_many_scenarios_fields_item(value: str) -> ManyScenariosFieldsItem:
    if value in MANY_SCENARIOS_FIELDS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MANY_SCENARIOS_FIELDS_ITEM_VALUES!r}"
    )
