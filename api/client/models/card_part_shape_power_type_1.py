from typing import Literal

CardPartShapePowerType1 = Literal["X"]

CARD_PART_SHAPE_POWER_TYPE_1_VALUES: set[CardPartShapePowerType1] = {
    "X",
}


def check_card_part_shape_power_type_1(value: str) -> CardPartShapePowerType1:
    if value in CARD_PART_SHAPE_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_POWER_TYPE_1_VALUES!r}"
    )
