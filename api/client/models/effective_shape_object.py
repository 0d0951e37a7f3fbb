from typing import Literal

EffectiveShapeObject = Literal["effective"]

EFFECTIVE_SHAPE_OBJECT_VALUES: set[EffectiveShapeObject] = {
    "effective",
}


def check_effective_shape_object(value: str) -> EffectiveShapeObject:
    if value in EFFECTIVE_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {EFFECTIVE_SHAPE_OBJECT_VALUES!r}"
    )
