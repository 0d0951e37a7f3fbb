from typing import Literal

ErratumListShapeObject = Literal["list"]

ERRATUM_LIST_SHAPE_OBJECT_VALUES: set[ErratumListShapeObject] = {
    "list",
}


def check_erratum_list_shape_object(value: str) -> ErratumListShapeObject:
    if value in ERRATUM_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_LIST_SHAPE_OBJECT_VALUES!r}"
    )
