from typing import Literal

HalfShapeType = Literal["action", "asset", "attack", "character", "foundation"]

HALF_SHAPE_TYPE_VALUES: set[HalfShapeType] = {
    "action",
    "asset",
    "attack",
    "character",
    "foundation",
}


def check_half_shape_type(value: str) -> HalfShapeType:
    if value in HALF_SHAPE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HALF_SHAPE_TYPE_VALUES!r}"
    )
