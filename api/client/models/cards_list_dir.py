from typing import Literal

CardsListDir = Literal["asc", "desc"]

CARDS_LIST_DIR_VALUES: set[CardsListDir] = {
    "asc",
    "desc",
}


def check_cards_list_dir(value: str) -> CardsListDir:
    if value in CARDS_LIST_DIR_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_LIST_DIR_VALUES!r}"
    )
