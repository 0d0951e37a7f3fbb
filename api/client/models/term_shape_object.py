from typing import Literal

TermShapeObject = Literal["term"]

TERM_SHAPE_OBJECT_VALUES: set[TermShapeObject] = {
    "term",
}


def check_term_shape_object(value: str) -> TermShapeObject:
    if value in TERM_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TERM_SHAPE_OBJECT_VALUES!r}"
    )
