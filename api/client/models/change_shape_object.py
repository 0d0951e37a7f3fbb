from typing import Literal

ChangeShapeObject = Literal["change"]

CHANGE_SHAPE_OBJECT_VALUES: set[ChangeShapeObject] = {
    "change",
}


def check_change_shape_object(value: str) -> ChangeShapeObject:
    if value in CHANGE_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGE_SHAPE_OBJECT_VALUES!r}"
    )
