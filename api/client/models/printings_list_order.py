from typing import Literal

PrintingsListOrder = Literal[
    "artist", "body", "cost", "fighting", "power", "rarity", "released", "title", "type"
]

PRINTINGS_LIST_ORDER_VALUES: set[PrintingsListOrder] = {
    "artist",
    "body",
    "cost",
    "fighting",
    "power",
    "rarity",
    "released",
    "title",
    "type",
}


def check_printings_list_order(value: str) -> PrintingsListOrder:
    if value in PRINTINGS_LIST_ORDER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTINGS_LIST_ORDER_VALUES!r}"
    )
