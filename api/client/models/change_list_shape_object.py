from typing import Literal

ChangeListShapeObject = Literal["list"]

CHANGE_LIST_SHAPE_OBJECT_VALUES: set[ChangeListShapeObject] = {
    "list",
}


def check_change_list_shape_object(value: str) -> ChangeListShapeObject:
    if value in CHANGE_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGE_LIST_SHAPE_OBJECT_VALUES!r}"
    )
