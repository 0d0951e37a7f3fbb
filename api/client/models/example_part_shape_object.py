from typing import Literal

ExamplePartShapeObject = Literal["example"]

EXAMPLE_PART_SHAPE_OBJECT_VALUES: set[ExamplePartShapeObject] = {
    "example",
}


def check_example_part_shape_object(value: str) -> ExamplePartShapeObject:
    if value in EXAMPLE_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {EXAMPLE_PART_SHAPE_OBJECT_VALUES!r}"
    )
