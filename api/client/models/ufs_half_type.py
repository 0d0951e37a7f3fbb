from typing import Literal

UfsHalfType = Literal["action", "asset", "attack", "character", "foundation"]

UFS_HALF_TYPE_VALUES: set[UfsHalfType] = {
    "action",
    "asset",
    "attack",
    "character",
    "foundation",
}


def check_ufs_half_type(value: str) -> UfsHalfType:
    if value in UFS_HALF_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_HALF_TYPE_VALUES!r}"
    )
