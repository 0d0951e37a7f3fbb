from typing import Literal

DocumentContentsPartShapeObject = Literal["document"]

DOCUMENT_CONTENTS_PART_SHAPE_OBJECT_VALUES: set[DocumentContentsPartShapeObject] = {
    "document",
}


def check_document_contents_part_shape_object(
    value: str,
) -> DocumentContentsPartShapeObject:
    if value in DOCUMENT_CONTENTS_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOCUMENT_CONTENTS_PART_SHAPE_OBJECT_VALUES!r}"
    )
