from typing import Literal

CardShapeGenderType3Type1 = Literal["?", "F", "M"]

CARD_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES: set[CardShapeGenderType3Type1] = {
    "?",
    "F",
    "M",
}


def check_card_shape_gender_type_3_type_1(value: str) -> CardShapeGenderType3Type1:
    if value in CARD_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES!r}"
    )
