from typing import Literal

ErratumShapeObject = Literal["erratum"]

ERRATUM_SHAPE_OBJECT_VALUES: set[ErratumShapeObject] = {
    "erratum",
}


def check_erratum_shape_object(value: str) -> ErratumShapeObject:
    if value in ERRATUM_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_SHAPE_OBJECT_VALUES!r}"
    )
