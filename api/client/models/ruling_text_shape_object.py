from typing import Literal

RulingTextShapeObject = Literal["ruling"]

RULING_TEXT_SHAPE_OBJECT_VALUES: set[RulingTextShapeObject] = {
    "ruling",
}


def check_ruling_text_shape_object(value: str) -> RulingTextShapeObject:
    if value in RULING_TEXT_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULING_TEXT_SHAPE_OBJECT_VALUES!r}"
    )
