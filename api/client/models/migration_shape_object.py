from typing import Literal

MigrationShapeObject = Literal["migration"]

MIGRATION_SHAPE_OBJECT_VALUES: set[MigrationShapeObject] = {
    "migration",
}


def check_migration_shape_object(value: str) -> MigrationShapeObject:
    if value in MIGRATION_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MIGRATION_SHAPE_OBJECT_VALUES!r}"
    )
