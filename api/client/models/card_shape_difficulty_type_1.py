from typing import Literal

CardShapeDifficultyType1 = Literal["X"]

CARD_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[CardShapeDifficultyType1] = {
    "X",
}


def check_card_shape_difficulty_type_1(value: str) -> CardShapeDifficultyType1:
    if value in CARD_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
