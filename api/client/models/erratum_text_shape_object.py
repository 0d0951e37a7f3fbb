from typing import Literal

ErratumTextShapeObject = Literal["erratum"]

ERRATUM_TEXT_SHAPE_OBJECT_VALUES: set[ErratumTextShapeObject] = {
    "erratum",
}


def check_erratum_text_shape_object(value: str) -> ErratumTextShapeObject:
    if value in ERRATUM_TEXT_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_TEXT_SHAPE_OBJECT_VALUES!r}"
    )
