from typing import Literal

PrintingPartShapeDifficultyType1 = Literal["X"]

PRINTING_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[PrintingPartShapeDifficultyType1] = {
    "X",
}


def check_printing_part_shape_difficulty_type_1(
    value: str,
) -> PrintingPartShapeDifficultyType1:
    if value in PRINTING_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
