from typing import Literal

TitleListShapeObject = Literal["list"]

TITLE_LIST_SHAPE_OBJECT_VALUES: set[TitleListShapeObject] = {
    "list",
}


def check_title_list_shape_object(value: str) -> TitleListShapeObject:
    if value in TITLE_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {TITLE_LIST_SHAPE_OBJECT_VALUES!r}"
    )
