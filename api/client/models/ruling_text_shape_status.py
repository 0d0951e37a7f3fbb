from typing import Literal

RulingTextShapeStatus = Literal["current", "reversed", "superseded"]

RULING_TEXT_SHAPE_STATUS_VALUES: set[RulingTextShapeStatus] = {
    "current",
    "reversed",
    "superseded",
}


def check_ruling_text_shape_status(value: str) -> RulingTextShapeStatus:
    if value in RULING_TEXT_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_TEXT_SHAPE_STATUS_VALUES!r}"
    )
