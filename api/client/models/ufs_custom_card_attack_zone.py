from typing import Literal

UfsCustomCardAttackZone = Literal["high", "low", "mid"]

UFS_CUSTOM_CARD_ATTACK_ZONE_VALUES: set[UfsCustomCardAttackZone] = {
    "high",
    "low",
    "mid",
}


def check_ufs_custom_card_attack_zone(value: str) -> UfsCustomCardAttackZone:
    if value in UFS_CUSTOM_CARD_ATTACK_ZONE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_ATTACK_ZONE_VALUES!r}"
    )
