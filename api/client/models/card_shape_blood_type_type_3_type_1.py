from typing import Literal

CardShapeBloodTypeType3Type1 = Literal["?", "A", "AB", "B", "O"]

CARD_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES: set[CardShapeBloodTypeType3Type1] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_card_shape_blood_type_type_3_type_1(
    value: str,
) -> CardShapeBloodTypeType3Type1:
    if value in CARD_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES!r}"
    )
