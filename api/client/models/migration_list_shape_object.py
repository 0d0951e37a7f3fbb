from typing import Literal

MigrationListShapeObject = Literal["list"]

MIGRATION_LIST_SHAPE_OBJECT_VALUES: set[MigrationListShapeObject] = {
    "list",
}


def check_migration_list_shape_object(value: str) -> MigrationListShapeObject:
    if value in MIGRATION_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MIGRATION_LIST_SHAPE_OBJECT_VALUES!r}"
    )
