from typing import Literal

HalfShapeSpeedType1 = Literal["X"]

HALF_SHAPE_SPEED_TYPE_1_VALUES: set[HalfShapeSpeedType1] = {
    "X",
}


def check_half_shape_speed_type_1(value: str) -> HalfShapeSpeedType1:
    if value in HALF_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HALF_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
