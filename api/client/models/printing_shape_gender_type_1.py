from typing import Literal

PrintingShapeGenderType1 = Literal["?", "F", "M"]

PRINTING_SHAPE_GENDER_TYPE_1_VALUES: set[PrintingShapeGenderType1] = {
    "?",
    "F",
    "M",
}


def check_printing_shape_gender_type_1(value: str) -> PrintingShapeGenderType1:
    if value in PRINTING_SHAPE_GENDER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_GENDER_TYPE_1_VALUES!r}"
    )
