from typing import Literal

PrintingShapeBodyType1 = Literal["X"]

PRINTING_SHAPE_BODY_TYPE_1_VALUES: set[PrintingShapeBodyType1] = {
    "X",
}


def check_printing_shape_body_type_1(value: str) -> PrintingShapeBodyType1:
    if value in PRINTING_SHAPE_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_BODY_TYPE_1_VALUES!r}"
    )
