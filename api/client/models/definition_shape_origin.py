from typing import Literal

DefinitionShapeOrigin = Literal["original", "ours"]

DEFINITION_SHAPE_ORIGIN_VALUES: set[DefinitionShapeOrigin] = {
    "original",
    "ours",
}


def check_definition_shape_origin(value: str) -> DefinitionShapeOrigin:
    if value in DEFINITION_SHAPE_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DEFINITION_SHAPE_ORIGIN_VALUES!r}"
    )
