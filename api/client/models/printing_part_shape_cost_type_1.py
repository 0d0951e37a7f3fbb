from typing import Literal

PrintingPartShapeCostType1 = Literal["X"]

PRINTING_PART_SHAPE_COST_TYPE_1_VALUES: set[PrintingPartShapeCostType1] = {
    "X",
}


def check_printing_part_shape_cost_type_1(value: str) -> PrintingPartShapeCostType1:
    if value in PRINTING_PART_SHAPE_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_COST_TYPE_1_VALUES!r}"
    )
