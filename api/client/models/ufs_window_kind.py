from typing import Literal

UfsWindowKind = Literal["damage", "enhance", "response"]

UFS_WINDOW_KIND_VALUES: set[UfsWindowKind] = {
    "damage",
    "enhance",
    "response",
}


def check_ufs_window_kind(value: str) -> UfsWindowKind:
    if value in UFS_WINDOW_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_WINDOW_KIND_VALUES!r}"
    )
