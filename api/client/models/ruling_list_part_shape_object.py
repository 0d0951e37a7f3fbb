from typing import Literal

RulingListPartShapeObject = Literal["list"]

RULING_LIST_PART_SHAPE_OBJECT_VALUES: set[RulingListPartShapeObject] = {
    "list",
}


def check_ruling_list_part_shape_object(value: str) -> RulingListPartShapeObject:
    if value in RULING_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
