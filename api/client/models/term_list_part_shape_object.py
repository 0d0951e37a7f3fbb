from typing import Literal

TermListPartShapeObject = Literal["list"]

TERM_LIST_PART_SHAPE_OBJECT_VALUES: set[TermListPartShapeObject] = {
    "list",
}


def check_term_list_part_shape_object(value: str) -> TermListPartShapeObject:
    if value in TERM_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TERM_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
