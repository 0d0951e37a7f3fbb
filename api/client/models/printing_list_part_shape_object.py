from typing import Literal

PrintingListPartShapeObject = Literal["list"]

PRINTING_LIST_PART_SHAPE_OBJECT_VALUES: set[PrintingListPartShapeObject] = {
    "list",
}


def check_printing_list_part_shape_object(value: str) -> PrintingListPartShapeObject:
    if value in PRINTING_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
