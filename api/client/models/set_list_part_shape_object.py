from typing import Literal

SetListPartShapeObject = Literal["list"]

SET_LIST_PART_SHAPE_OBJECT_VALUES: set[SetListPartShapeObject] = {
    "list",
}


def check_set_list_part_shape_object(value: str) -> SetListPartShapeObject:
    if value in SET_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SET_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
