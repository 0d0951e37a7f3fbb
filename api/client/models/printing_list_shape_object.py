from typing import Literal

PrintingListShapeObject = Literal["list"]

PRINTING_LIST_SHAPE_OBJECT_VALUES: set[PrintingListShapeObject] = {
    "list",
}


def check_printing_list_shape_object(value: str) -> PrintingListShapeObject:
    if value in PRINTING_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_LIST_SHAPE_OBJECT_VALUES!r}"
    )
