from typing import Literal

PrintingPartShapeAttackZoneType1 = Literal["high", "low", "mid"]

PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_1_VALUES: set[PrintingPartShapeAttackZoneType1] = {
    "high",
    "low",
    "mid",
}


def check_printing_part_shape_attack_zone_type_1(
    value: str,
) -> PrintingPartShapeAttackZoneType1:
    if value in PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_1_VALUES!r}"
    )
