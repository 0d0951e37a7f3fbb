from typing import Literal

DocumentListPartShapeObject = Literal["list"]

DOCUMENT_LIST_PART_SHAPE_OBJECT_VALUES: set[DocumentListPartShapeObject] = {
    "list",
}


def check_document_list_part_shape_object(value: str) -> DocumentListPartShapeObject:
    if value in DOCUMENT_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
