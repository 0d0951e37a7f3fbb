from typing import Literal

PrintingPartShapeBodyType1 = Literal["X"]

PRINTING_PART_SHAPE_BODY_TYPE_1_VALUES: set[PrintingPartShapeBodyType1] = {
    "X",
}


def check_printing_part_shape_body_type_1(value: str) -> PrintingPartShapeBodyType1:
    if value in PRINTING_PART_SHAPE_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_BODY_TYPE_1_VALUES!r}"
    )
