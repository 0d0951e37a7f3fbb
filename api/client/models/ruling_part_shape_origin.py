from typing import Literal

RulingPartShapeOrigin = Literal["original", "ours"]

RULING_PART_SHAPE_ORIGIN_VALUES: set[RulingPartShapeOrigin] = {
    "original",
    "ours",
}


def check_ruling_part_shape_origin(value: str) -> RulingPartShapeOrigin:
    if value in RULING_PART_SHAPE_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_PART_SHAPE_ORIGIN_VALUES!r}"
    )
