from typing import Literal

PrintingsListDir = Literal["asc", "desc"]

PRINTINGS_LIST_DIR_VALUES: set[PrintingsListDir] = {
    "asc",
    "desc",
}


def check_printings_list_dir(value: str) -> PrintingsListDir:
    if value in PRINTINGS_LIST_DIR_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTINGS_LIST_DIR_VALUES!r}"
    )
