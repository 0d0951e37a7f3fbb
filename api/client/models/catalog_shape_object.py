from typing import Literal

CatalogShapeObject = Literal["catalog"]

CATALOG_SHAPE_OBJECT_VALUES: set[CatalogShapeObject] = {
    "catalog",
}


def check_catalog_shape_object(value: str) -> CatalogShapeObject:
    if value in CATALOG_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CATALOG_SHAPE_OBJECT_VALUES!r}"
    )
