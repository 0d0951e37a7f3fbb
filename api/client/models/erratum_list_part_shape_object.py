from typing import Literal

ErratumListPartShapeObject = Literal["list"]

ERRATUM_LIST_PART_SHAPE_OBJECT_VALUES: set[ErratumListPartShapeObject] = {
    "list",
}


def check_erratum_list_part_shape_object(value: str) -> ErratumListPartShapeObject:
    if value in ERRATUM_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
