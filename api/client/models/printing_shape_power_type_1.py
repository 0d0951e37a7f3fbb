from typing import Literal

PrintingShapePowerType1 = Literal["X"]

PRINTING_SHAPE_POWER_TYPE_1_VALUES: set[PrintingShapePowerType1] = {
    "X",
}


def check_printing_shape_power_type_1(value: str) -> PrintingShapePowerType1:
    if value in PRINTING_SHAPE_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_POWER_TYPE_1_VALUES!r}"
    )
