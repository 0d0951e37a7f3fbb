from typing import Literal

PrintingShapeBloodTypeType2Type1 = Literal["?", "A", "AB", "B", "O"]

PRINTING_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES: set[
    PrintingShapeBloodTypeType2Type1
] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_printing_shape_blood_type_type_2_type_1(
    value: str,
) -> PrintingShapeBloodTypeType2Type1:
    if value in PRINTING_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES!r}"
    )
