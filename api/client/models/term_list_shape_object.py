from typing import Literal

TermListShapeObject = Literal["list"]

TERM_LIST_SHAPE_OBJECT_VALUES: set[TermListShapeObject] = {
    "list",
}


def check_term_list_shape_object(value: str) -> TermListShapeObject:
    if value in TERM_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TERM_LIST_SHAPE_OBJECT_VALUES!r}"
    )
