from typing import Literal

PrintingsListOrder = Literal[
    "artist",
    "block",
    "body",
    "control",
    "cost",
    "damage",
    "difficulty",
    "fighting",
    "hand",
    "power",
    "rarity",
    "released",
    "speed",
    "title",
    "type",
    "vitality",
]

PRINTINGS_LIST_ORDER_VALUES: set[PrintingsListOrder] = {
    "artist",
    "block",
    "body",
    "control",
    "cost",
    "damage",
    "difficulty",
    "fighting",
    "hand",
    "power",
    "rarity",
    "released",
    "speed",
    "title",
    "type",
    "vitality",
}


def check_printings_list_order(value: str) -> PrintingsListOrder:
    if value in PRINTINGS_LIST_ORDER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTINGS_LIST_ORDER_VALUES!r}"
    )
