from typing import Literal

HalfShapeDifficultyType1 = Literal["X"]

HALF_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[HalfShapeDifficultyType1] = {
    "X",
}


def check_half_shape_difficulty_type_1(value: str) -> HalfShapeDifficultyType1:
    if value in HALF_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HALF_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
