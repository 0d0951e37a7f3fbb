from typing import Literal

CollectionShapeObject = Literal["list"]

COLLECTION_SHAPE_OBJECT_VALUES: set[CollectionShapeObject] = {
    "list",
}


def check_collection_shape_object(value: str) -> CollectionShapeObject:
    if value in COLLECTION_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COLLECTION_SHAPE_OBJECT_VALUES!r}"
    )
