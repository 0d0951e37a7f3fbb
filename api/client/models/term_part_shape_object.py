from typing import Literal

TermPartShapeObject = Literal["term"]

TERM_PART_SHAPE_OBJECT_VALUES: set[TermPartShapeObject] = {
    "term",
}


def check_term_part_shape_object(value: str) -> TermPartShapeObject:
    if value in TERM_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TERM_PART_SHAPE_OBJECT_VALUES!r}"
    )
