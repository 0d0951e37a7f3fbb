from typing import Literal

CardPartShapeSpeedType1 = Literal["X"]

CARD_PART_SHAPE_SPEED_TYPE_1_VALUES: set[CardPartShapeSpeedType1] = {
    "X",
}


def check_card_part_shape_speed_type_1(value: str) -> CardPartShapeSpeedType1:
    if value in CARD_PART_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
