from typing import Literal

ExampleListShapeObject = Literal["list"]

EXAMPLE_LIST_SHAPE_OBJECT_VALUES: set[ExampleListShapeObject] = {
    "list",
}


def check_example_list_shape_object(value: str) -> ExampleListShapeObject:
    if value in EXAMPLE_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {EXAMPLE_LIST_SHAPE_OBJECT_VALUES!r}"
    )
