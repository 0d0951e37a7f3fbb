from typing import Literal

PrintingShapeAttackZoneType2Type1 = Literal["high", "low", "mid"]

PRINTING_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES: set[
    PrintingShapeAttackZoneType2Type1
] = {
    "high",
    "low",
    "mid",
}


def check_printing_shape_attack_zone_type_2_type_1(
    value: str,
) -> PrintingShapeAttackZoneType2Type1:
    if value in PRINTING_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
