from typing import Literal

PrintingsListPrefer = Literal["newest", "oldest"]

PRINTINGS_LIST_PREFER_VALUES: set[PrintingsListPrefer] = {
    "newest",
    "oldest",
}


def check_printings_list_prefer(value: str) -> PrintingsListPrefer:
    if value in PRINTINGS_LIST_PREFER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTINGS_LIST_PREFER_VALUES!r}"
    )
