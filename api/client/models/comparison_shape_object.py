from typing import Literal

ComparisonShapeObject = Literal["comparison"]

COMPARISON_SHAPE_OBJECT_VALUES: set[ComparisonShapeObject] = {
    "comparison",
}


def check_comparison_shape_object(value: str) -> ComparisonShapeObject:
    if value in COMPARISON_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_SHAPE_OBJECT_VALUES!r}"
    )
