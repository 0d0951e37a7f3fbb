from typing import Literal

CardShapeBlockZoneType2Type1 = Literal["high", "low", "mid"]

CARD_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES: set[CardShapeBlockZoneType2Type1] = {
    "high",
    "low",
    "mid",
}


def check_card_shape_block_zone_type_2_type_1(
    value: str,
) -> CardShapeBlockZoneType2Type1:
    if value in CARD_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BLOCK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
