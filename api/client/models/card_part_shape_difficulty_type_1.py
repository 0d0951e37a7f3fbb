from typing import Literal

CardPartShapeDifficultyType1 = Literal["X"]

CARD_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[CardPartShapeDifficultyType1] = {
    "X",
}


def check_card_part_shape_difficulty_type_1(value: str) -> CardPartShapeDifficultyType1:
    if value in CARD_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
