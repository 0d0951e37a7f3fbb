from typing import Literal

BulkFileListShapeObject = Literal["list"]

BULK_FILE_LIST_SHAPE_OBJECT_VALUES: set[BulkFileListShapeObject] = {
    "list",
}


def check_bulk_file_list_shape_object(value: str) -> BulkFileListShapeObject:
    if value in BULK_FILE_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BULK_FILE_LIST_SHAPE_OBJECT_VALUES!r}"
    )
