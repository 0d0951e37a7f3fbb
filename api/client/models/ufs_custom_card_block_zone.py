from typing import Literal

UfsCustomCardBlockZone = Literal["high", "low", "mid"]

UFS_CUSTOM_CARD_BLOCK_ZONE_VALUES: set[UfsCustomCardBlockZone] = {
    "high",
    "low",
    "mid",
}


def check_ufs_custom_card_block_zone(value: str) -> UfsCustomCardBlockZone:
    if value in UFS_CUSTOM_CARD_BLOCK_ZONE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_BLOCK_ZONE_VALUES!r}"
    )
