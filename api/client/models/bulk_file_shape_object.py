from typing import Literal

BulkFileShapeObject = Literal["bulk_file"]

BULK_FILE_SHAPE_OBJECT_VALUES: set[BulkFileShapeObject] = {
    "bulk_file",
}


def check_bulk_file_shape_object(value: str) -> BulkFileShapeObject:
    if value in BULK_FILE_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BULK_FILE_SHAPE_OBJECT_VALUES!r}"
    )
