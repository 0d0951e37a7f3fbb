from typing import Literal

CardsListOrder = Literal[
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

CARDS_LIST_ORDER_VALUES: set[CardsListOrder] = {
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


def check_cards_list_order(value: str) -> CardsListOrder:
    if value in CARDS_LIST_ORDER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_LIST_ORDER_VALUES!r}"
    )
