from typing import Literal

CardsListPrefer = Literal["newest", "oldest"]

CARDS_LIST_PREFER_VALUES: set[CardsListPrefer] = {
    "newest",
    "oldest",
}


def check_cards_list_prefer(value: str) -> CardsListPrefer:
    if value in CARDS_LIST_PREFER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_LIST_PREFER_VALUES!r}"
    )
