from typing import Literal

CardShapeGenderType2Type1 = Literal["?", "F", "M"]

CARD_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES: set[CardShapeGenderType2Type1] = {
    "?",
    "F",
    "M",
}


def check_card_shape_gender_type_2_type_1(value: str) -> CardShapeGenderType2Type1:
    if value in CARD_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES!r}"
    )
