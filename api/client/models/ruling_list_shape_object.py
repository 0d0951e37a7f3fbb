from typing import Literal

RulingListShapeObject = Literal["list"]

RULING_LIST_SHAPE_OBJECT_VALUES: set[RulingListShapeObject] = {
    "list",
}


def check_ruling_list_shape_object(value: str) -> RulingListShapeObject:
    if value in RULING_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_LIST_SHAPE_OBJECT_VALUES!r}"
    )
