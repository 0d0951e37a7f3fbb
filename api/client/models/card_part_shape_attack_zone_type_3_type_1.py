from typing import Literal

CardPartShapeAttackZoneType3Type1 = Literal["high", "low", "mid"]

CARD_PART_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES: set[
    CardPartShapeAttackZoneType3Type1
] = {
    "high",
    "low",
    "mid",
}


def check_card_part_shape_attack_zone_type_3_type_1(
    value: str,
) -> CardPartShapeAttackZoneType3Type1:
    if value in CARD_PART_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES!r}"
    )
