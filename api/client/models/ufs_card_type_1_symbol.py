from typing import Literal

UfsCardType1Symbol = Literal[
    "air",
    "all",
    "chaos",
    "death",
    "earth",
    "evil",
    "fire",
    "good",
    "life",
    "order",
    "void",
    "water",
]

UFS_CARD_TYPE_1_SYMBOL_VALUES: set[UfsCardType1Symbol] = {
    "air",
    "all",
    "chaos",
    "death",
    "earth",
    "evil",
    "fire",
    "good",
    "life",
    "order",
    "void",
    "water",
}


def check_ufs_card_type_1_symbol(value: str) -> UfsCardType1Symbol:
    if value in UFS_CARD_TYPE_1_SYMBOL_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_TYPE_1_SYMBOL_VALUES!r}"
    )
