from typing import Literal

SetListShapeObject = Literal["list"]

SET_LIST_SHAPE_OBJECT_VALUES: set[SetListShapeObject] = {
    "list",
}


def check_set_list_shape_object(value: str) -> SetListShapeObject:
    if value in SET_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SET_LIST_SHAPE_OBJECT_VALUES!r}"
    )
