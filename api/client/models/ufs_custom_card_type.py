from typing import Literal

UfsCustomCardType = Literal["action", "asset", "attack", "character", "foundation"]

UFS_CUSTOM_CARD_TYPE_VALUES: set[UfsCustomCardType] = {
    "action",
    "asset",
    "attack",
    "character",
    "foundation",
}


def check_ufs_custom_card_type(value: str) -> UfsCustomCardType:
    if value in UFS_CUSTOM_CARD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_TYPE_VALUES!r}"
    )
