from typing import Literal

PrintingShapeSpeedType1 = Literal["X"]

PRINTING_SHAPE_SPEED_TYPE_1_VALUES: set[PrintingShapeSpeedType1] = {
    "X",
}


def check_printing_shape_speed_type_1(value: str) -> PrintingShapeSpeedType1:
    if value in PRINTING_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
