from typing import Literal

CardShapeBlockZoneType3Type1 = Literal["high", "low", "mid"]

CARD_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES: set[CardShapeBlockZoneType3Type1] = {
    "high",
    "low",
    "mid",
}


def check_card_shape_block_zone_type_3_type_1(
    value: str,
) -> CardShapeBlockZoneType3Type1:
    if value in CARD_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES!r}"
    )
