from typing import Literal

UfsActionSymbol = Literal[
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

UFS_ACTION_SYMBOL_VALUES: set[UfsActionSymbol] = {
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


def check_ufs_action_symbol(value: str) -> UfsActionSymbol:
    if value in UFS_ACTION_SYMBOL_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTION_SYMBOL_VALUES!r}"
    )
