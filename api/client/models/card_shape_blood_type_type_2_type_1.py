from typing import Literal

CardShapeBloodTypeType2Type1 = Literal["?", "A", "AB", "B", "O"]

CARD_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES: set[CardShapeBloodTypeType2Type1] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_card_shape_blood_type_type_2_type_1(
    value: str,
) -> CardShapeBloodTypeType2Type1:
    if value in CARD_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES!r}"
    )
