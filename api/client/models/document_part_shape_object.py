from typing import Literal

DocumentPartShapeObject = Literal["document"]

DOCUMENT_PART_SHAPE_OBJECT_VALUES: set[DocumentPartShapeObject] = {
    "document",
}


def check_document_part_shape_object(value: str) -> DocumentPartShapeObject:
    if value in DOCUMENT_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_PART_SHAPE_OBJECT_VALUES!r}"
    )
