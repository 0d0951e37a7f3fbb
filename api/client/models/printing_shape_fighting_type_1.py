from typing import Literal

PrintingShapeFightingType1 = Literal["X"]

PRINTING_SHAPE_FIGHTING_TYPE_1_VALUES: set[PrintingShapeFightingType1] = {
    "X",
}


def check_printing_shape_fighting_type_1(value: str) -> PrintingShapeFightingType1:
    if value in PRINTING_SHAPE_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_FIGHTING_TYPE_1_VALUES!r}"
    )
