from typing import Literal

CardPartShapeBloodTypeType1 = Literal["?", "A", "AB", "B", "O"]

CARD_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES: set[CardPartShapeBloodTypeType1] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_card_part_shape_blood_type_type_1(value: str) -> CardPartShapeBloodTypeType1:
    if value in CARD_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES!r}"
    )
