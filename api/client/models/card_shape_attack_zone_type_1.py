from typing import Literal

CardShapeAttackZoneType1 = Literal["high", "low", "mid"]

CARD_SHAPE_ATTACK_ZONE_TYPE_1_VALUES: set[CardShapeAttackZoneType1] = {
    "high",
    "low",
    "mid",
}


def check_card_shape_attack_zone_type_1(value: str) -> CardShapeAttackZoneType1:
    if value in CARD_SHAPE_ATTACK_ZONE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_ATTACK_ZONE_TYPE_1_VALUES!r}"
    )
