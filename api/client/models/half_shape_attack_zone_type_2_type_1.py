from typing import Literal

HalfShapeAttackZoneType2Type1 = Literal["high", "low", "mid"]

HALF_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES: set[HalfShapeAttackZoneType2Type1] = {
    "high",
    "low",
    "mid",
}


def check_half_shape_attack_zone_type_2_type_1(
    value: str,
) -> HalfShapeAttackZoneType2Type1:
    if value in HALF_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HALF_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
