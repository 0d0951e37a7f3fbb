from typing import Literal

PrintingShapeCostType1 = Literal["X"]

PRINTING_SHAPE_COST_TYPE_1_VALUES: set[PrintingShapeCostType1] = {
    "X",
}


def check_printing_shape_cost_type_1(value: str) -> PrintingShapeCostType1:
    if value in PRINTING_SHAPE_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_COST_TYPE_1_VALUES!r}"
    )
