from typing import Literal

DesignatorListShapeObject = Literal["list"]

DESIGNATOR_LIST_SHAPE_OBJECT_VALUES: set[DesignatorListShapeObject] = {
    "list",
}


def check_designator_list_shape_object(value: str) -> DesignatorListShapeObject:
    if value in DESIGNATOR_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATOR_LIST_SHAPE_OBJECT_VALUES!r}"
    )
