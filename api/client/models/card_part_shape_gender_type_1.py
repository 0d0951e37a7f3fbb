from typing import Literal

CardPartShapeGenderType1 = Literal["?", "F", "M"]

CARD_PART_SHAPE_GENDER_TYPE_1_VALUES: set[CardPartShapeGenderType1] = {
    "?",
    "F",
    "M",
}


def check_card_part_shape_gender_type_1(value: str) -> CardPartShapeGenderType1:
    if value in CARD_PART_SHAPE_GENDER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_GENDER_TYPE_1_VALUES!r}"
    )
