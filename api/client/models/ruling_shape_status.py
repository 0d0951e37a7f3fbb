from typing import Literal

RulingShapeStatus = Literal["current", "reversed", "superseded"]

RULING_SHAPE_STATUS_VALUES: set[RulingShapeStatus] = {
    "current",
    "reversed",
    "superseded",
}


def check_ruling_shape_status(value: str) -> RulingShapeStatus:
    if value in RULING_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_SHAPE_STATUS_VALUES!r}"
    )
