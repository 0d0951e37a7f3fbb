from typing import Literal

PrintingShapeGenderType2Type1 = Literal["?", "F", "M"]

PRINTING_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES: set[PrintingShapeGenderType2Type1] = {
    "?",
    "F",
    "M",
}


def check_printing_shape_gender_type_2_type_1(
    value: str,
) -> PrintingShapeGenderType2Type1:
    if value in PRINTING_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES!r}"
    )
