from typing import Literal

CardsListUnique = Literal["cards", "printings"]

CARDS_LIST_UNIQUE_VALUES: set[CardsListUnique] = {
    "cards",
    "printings",
}


def check_cards_list_unique(value: str) -> CardsListUnique:
    if value in CARDS_LIST_UNIQUE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_LIST_UNIQUE_VALUES!r}"
    )
