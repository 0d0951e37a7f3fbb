from typing import Literal

RulingPartShapeStatus = Literal["current", "reversed", "superseded"]

RULING_PART_SHAPE_STATUS_VALUES: set[RulingPartShapeStatus] = {
    "current",
    "reversed",
    "superseded",
}


def check_ruling_part_shape_status(value: str) -> RulingPartShapeStatus:
    if value in RULING_PART_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_PART_SHAPE_STATUS_VALUES!r}"
    )
