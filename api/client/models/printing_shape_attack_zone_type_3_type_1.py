from typing import Literal

PrintingShapeAttackZoneType3Type1 = Literal["high", "low", "mid"]

PRINTING_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES: set[
    PrintingShapeAttackZoneType3Type1
] = {
    "high",
    "low",
    "mid",
}


def check_printing_shape_attack_zone_type_3_type_1(
    value: str,
) -> PrintingShapeAttackZoneType3Type1:
    if value in PRINTING_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES!r}"
    )
