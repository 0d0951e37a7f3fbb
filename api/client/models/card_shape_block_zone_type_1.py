from typing import Literal

CardShapeBlockZoneType1 = Literal["high", "low", "mid"]

CARD_SHAPE_BLOCK_ZONE_TYPE_1_VALUES: set[CardShapeBlockZoneType1] = {
    "high",
    "low",
    "mid",
}


def check_card_shape_block_zone_type_1(value: str) -> CardShapeBlockZoneType1:
    if value in CARD_SHAPE_BLOCK_ZONE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BLOCK_ZONE_TYPE_1_VALUES!r}"
    )
