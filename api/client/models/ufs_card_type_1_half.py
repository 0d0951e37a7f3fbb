from typing import Literal

UfsCardType1Half = Literal["action", "asset", "attack", "character", "foundation"]

UFS_CARD_TYPE_1_HALF_VALUES: set[UfsCardType1Half] = {
    "action",
    "asset",
    "attack",
    "character",
    "foundation",
}


def check_ufs_card_type_1_half(value: str) -> UfsCardType1Half:
    if value in UFS_CARD_TYPE_1_HALF_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_TYPE_1_HALF_VALUES!r}"
    )
