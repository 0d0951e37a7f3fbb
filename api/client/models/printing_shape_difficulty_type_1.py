from typing import Literal

PrintingShapeDifficultyType1 = Literal["X"]

PRINTING_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[PrintingShapeDifficultyType1] = {
    "X",
}


def check_printing_shape_difficulty_type_1(value: str) -> PrintingShapeDifficultyType1:
    if value in PRINTING_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
