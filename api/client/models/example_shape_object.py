from typing import Literal

ExampleShapeObject = Literal["example"]

EXAMPLE_SHAPE_OBJECT_VALUES: set[ExampleShapeObject] = {
    "example",
}


def check_example_shape_object(value: str) -> ExampleShapeObject:
    if value in EXAMPLE_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {EXAMPLE_SHAPE_OBJECT_VALUES!r}"
    )
