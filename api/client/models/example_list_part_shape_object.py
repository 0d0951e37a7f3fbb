from typing import Literal

ExampleListPartShapeObject = Literal["list"]

EXAMPLE_LIST_PART_SHAPE_OBJECT_VALUES: set[ExampleListPartShapeObject] = {
    "list",
}


def check_example_list_part_shape_object(value: str) -> ExampleListPartShapeObject:
    if value in EXAMPLE_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {EXAMPLE_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
