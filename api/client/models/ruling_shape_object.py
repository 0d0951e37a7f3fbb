from typing import Literal

RulingShapeObject = Literal["ruling"]

RULING_SHAPE_OBJECT_VALUES: set[RulingShapeObject] = {
    "ruling",
}


def check_ruling_shape_object(value: str) -> RulingShapeObject:
    if value in RULING_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_SHAPE_OBJECT_VALUES!r}"
    )
