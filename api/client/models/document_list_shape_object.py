from typing import Literal

DocumentListShapeObject = Literal["list"]

DOCUMENT_LIST_SHAPE_OBJECT_VALUES: set[DocumentListShapeObject] = {
    "list",
}


def check_document_list_shape_object(value: str) -> DocumentListShapeObject:
    if value in DOCUMENT_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_LIST_SHAPE_OBJECT_VALUES!r}"
    )
