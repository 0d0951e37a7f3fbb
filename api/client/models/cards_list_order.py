from typing import Literal

CardsListOrder = Literal[
    "artist", "body", "cost", "fighting", "power", "rarity", "released", "title", "type"
]

CARDS_LIST_ORDER_VALUES: set[CardsListOrder] = {
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


def check_cards_list_order(value: str) -> CardsListOrder:
    if value in CARDS_LIST_ORDER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_LIST_ORDER_VALUES!r}"
    )
