from typing import Literal

DifferenceShapeObject = Literal["difference"]

DIFFERENCE_SHAPE_OBJECT_VALUES: set[DifferenceShapeObject] = {
    "difference",
}


def check_difference_shape_object(value: str) -> DifferenceShapeObject:
    if value in DIFFERENCE_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DIFFERENCE_SHAPE_OBJECT_VALUES!r}"
    )
