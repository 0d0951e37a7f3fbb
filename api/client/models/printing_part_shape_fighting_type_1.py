from typing import Literal

PrintingPartShapeFightingType1 = Literal["X"]

PRINTING_PART_SHAPE_FIGHTING_TYPE_1_VALUES: set[PrintingPartShapeFightingType1] = {
    "X",
}


def check_printing_part_shape_fighting_type_1(
    value: str,
) -> PrintingPartShapeFightingType1:
    if value in PRINTING_PART_SHAPE_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_FIGHTING_TYPE_1_VALUES!r}"
    )
