from typing import Literal

DesignatorCountShapeObject = Literal["designator"]

DESIGNATOR_COUNT_SHAPE_OBJECT_VALUES: set[DesignatorCountShapeObject] = {
    "designator",
}


def check_designator_count_shape_object(value: str) -> DesignatorCountShapeObject:
    if value in DESIGNATOR_COUNT_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATOR_COUNT_SHAPE_OBJECT_VALUES!r}"
    )
