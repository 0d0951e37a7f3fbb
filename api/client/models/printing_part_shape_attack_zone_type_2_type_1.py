from typing import Literal

PrintingPartShapeAttackZoneType2Type1 = Literal["high", "low", "mid"]

PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES: set[
    PrintingPartShapeAttackZoneType2Type1
] = {
    "high",
    "low",
    "mid",
}


def check_printing_part_shape_attack_zone_type_2_type_1(
    value: str,
) -> PrintingPartShapeAttackZoneType2Type1:
    if value in PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
