from typing import Literal

DocumentShapeObject = Literal["document"]

DOCUMENT_SHAPE_OBJECT_VALUES: set[DocumentShapeObject] = {
    "document",
}


def check_document_shape_object(value: str) -> DocumentShapeObject:
    if value in DOCUMENT_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_SHAPE_OBJECT_VALUES!r}"
    )
