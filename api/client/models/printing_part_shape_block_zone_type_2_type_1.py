from typing import Literal

PrintingPartShapeBlockZoneType2Type1 = Literal["high", "low", "mid"]

PRINTING_PART_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES: set[
    PrintingPartShapeBlockZoneType2Type1
] = {
    "high",
    "low",
    "mid",
}


def check_printing_part_shape_block_zone_type_2_type_1(
    value: str,
) -> PrintingPartShapeBlockZoneType2Type1:
    if value in PRINTING_PART_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
