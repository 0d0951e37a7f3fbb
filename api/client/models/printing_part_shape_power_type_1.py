from typing import Literal

PrintingPartShapePowerType1 = Literal["X"]

PRINTING_PART_SHAPE_POWER_TYPE_1_VALUES: set[PrintingPartShapePowerType1] = {
    "X",
}


def check_printing_part_shape_power_type_1(value: str) -> PrintingPartShapePowerType1:
    if value in PRINTING_PART_SHAPE_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_POWER_TYPE_1_VALUES!r}"
    )
