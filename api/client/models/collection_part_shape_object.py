from typing import Literal

CollectionPartShapeObject = Literal["list"]

COLLECTION_PART_SHAPE_OBJECT_VALUES: set[CollectionPartShapeObject] = {
    "list",
}


def check_collection_part_shape_object(value: str) -> CollectionPartShapeObject:
    if value in COLLECTION_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COLLECTION_PART_SHAPE_OBJECT_VALUES!r}"
    )
