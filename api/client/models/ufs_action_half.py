from typing import Literal

UfsActionHalf = Literal["action", "asset", "attack", "character", "foundation"]

UFS_ACTION_HALF_VALUES: set[UfsActionHalf] = {
    "action",
    "asset",
    "attack",
    "character",
    "foundation",
}


def check_ufs_action_half(value: str) -> UfsActionHalf:
    if value in UFS_ACTION_HALF_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTION_HALF_VALUES!r}"
    )
