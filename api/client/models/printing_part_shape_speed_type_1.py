from typing import Literal

PrintingPartShapeSpeedType1 = Literal["X"]

PRINTING_PART_SHAPE_SPEED_TYPE_1_VALUES: set[PrintingPartShapeSpeedType1] = {
    "X",
}


def check_printing_part_shape_speed_type_1(value: str) -> PrintingPartShapeSpeedType1:
    if value in PRINTING_PART_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
