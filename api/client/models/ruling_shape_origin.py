from typing import Literal

RulingShapeOrigin = Literal["original", "ours"]

RULING_SHAPE_ORIGIN_VALUES: set[RulingShapeOrigin] = {
    "original",
    "ours",
}


def check_ruling_shape_origin(value: str) -> RulingShapeOrigin:
    if value in RULING_SHAPE_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_SHAPE_ORIGIN_VALUES!r}"
    )
