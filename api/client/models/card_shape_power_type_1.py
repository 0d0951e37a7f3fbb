from typing import Literal

CardShapePowerType1 = Literal["X"]

CARD_SHAPE_POWER_TYPE_1_VALUES: set[CardShapePowerType1] = {
    "X",
}


def check_card_shape_power_type_1(value: str) -> CardShapePowerType1:
    if value in CARD_SHAPE_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_POWER_TYPE_1_VALUES!r}"
    )
