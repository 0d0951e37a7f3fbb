from typing import Literal

DesignatorCountListShapeObject = Literal["list"]

DESIGNATOR_COUNT_LIST_SHAPE_OBJECT_VALUES: set[DesignatorCountListShapeObject] = {
    "list",
}


def check_designator_count_list_shape_object(
    value: str,
) -> DesignatorCountListShapeObject:
    if value in DESIGNATOR_COUNT_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATOR_COUNT_LIST_SHAPE_OBJECT_VALUES!r}"
    )
