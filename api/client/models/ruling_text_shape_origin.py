from typing import Literal

RulingTextShapeOrigin = Literal["original", "ours"]

RULING_TEXT_SHAPE_ORIGIN_VALUES: set[RulingTextShapeOrigin] = {
    "original",
    "ours",
}


def check_ruling_text_shape_origin(value: str) -> RulingTextShapeOrigin:
    if value in RULING_TEXT_SHAPE_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_TEXT_SHAPE_ORIGIN_VALUES!r}"
    )
