from typing import Literal

SetPartShapeObject = Literal["set"]

SET_PART_SHAPE_OBJECT_VALUES: set[SetPartShapeObject] = {
    "set",
}


def check_set_part_shape_object(value: str) -> SetPartShapeObject:
    if value in SET_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SET_PART_SHAPE_OBJECT_VALUES!r}"
    )
