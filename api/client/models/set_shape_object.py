from typing import Literal

SetShapeObject = Literal["set"]

SET_SHAPE_OBJECT_VALUES: set[SetShapeObject] = {
    "set",
}


def check_set_shape_object(value: str) -> SetShapeObject:
    if value in SET_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SET_SHAPE_OBJECT_VALUES!r}"
    )
