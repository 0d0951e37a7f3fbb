from typing import Literal

DocumentContentsShapeObject = Literal["document"]

DOCUMENT_CONTENTS_SHAPE_OBJECT_VALUES: set[DocumentContentsShapeObject] = {
    "document",
}


def check_document_contents_shape_object(value: str) -> DocumentContentsShapeObject:
    if value in DOCUMENT_CONTENTS_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_CONTENTS_SHAPE_OBJECT_VALUES!r}"
    )
