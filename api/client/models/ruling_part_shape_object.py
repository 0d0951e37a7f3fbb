from typing import Literal

RulingPartShapeObject = Literal["ruling"]

RULING_PART_SHAPE_OBJECT_VALUES: set[RulingPartShapeObject] = {
    "ruling",
}


def check_ruling_part_shape_object(value: str) -> RulingPartShapeObject:
    if value in RULING_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_PART_SHAPE_OBJECT_VALUES!r}"
    )
