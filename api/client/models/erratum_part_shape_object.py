from typing import Literal

ErratumPartShapeObject = Literal["erratum"]

ERRATUM_PART_SHAPE_OBJECT_VALUES: set[ErratumPartShapeObject] = {
    "erratum",
}


def check_erratum_part_shape_object(value: str) -> ErratumPartShapeObject:
    if value in ERRATUM_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_PART_SHAPE_OBJECT_VALUES!r}"
    )
