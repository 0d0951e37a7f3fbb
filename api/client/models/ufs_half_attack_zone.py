from typing import Literal

UfsHalfAttackZone = Literal["high", "low", "mid"]

UFS_HALF_ATTACK_ZONE_VALUES: set[UfsHalfAttackZone] = {
    "high",
    "low",
    "mid",
}


def check_ufs_half_attack_zone(value: str) -> UfsHalfAttackZone:
    if value in UFS_HALF_ATTACK_ZONE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_HALF_ATTACK_ZONE_VALUES!r}"
    )
