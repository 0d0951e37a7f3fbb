from typing import Literal

PrintingPartShapeObject = Literal["printing"]

PRINTING_PART_SHAPE_OBJECT_VALUES: set[PrintingPartShapeObject] = {
    "printing",
}


def check_printing_part_shape_object(value: str) -> PrintingPartShapeObject:
    if value in PRINTING_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_OBJECT_VALUES!r}"
    )
