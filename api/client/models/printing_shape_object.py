from typing import Literal

PrintingShapeObject = Literal["printing"]

PRINTING_SHAPE_OBJECT_VALUES: set[PrintingShapeObject] = {
    "printing",
}


def check_printing_shape_object(value: str) -> PrintingShapeObject:
    if value in PRINTING_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_OBJECT_VALUES!r}"
    )
