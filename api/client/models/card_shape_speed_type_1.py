from typing import Literal

CardShapeSpeedType1 = Literal["X"]

CARD_SHAPE_SPEED_TYPE_1_VALUES: set[CardShapeSpeedType1] = {
    "X",
}


def check_card_shape_speed_type_1(value: str) -> CardShapeSpeedType1:
    if value in CARD_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
