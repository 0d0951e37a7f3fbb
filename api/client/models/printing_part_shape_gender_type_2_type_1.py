from typing import Literal

PrintingPartShapeGenderType2Type1 = Literal["?", "F", "M"]

PRINTING_PART_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES: set[
    PrintingPartShapeGenderType2Type1
] = {
    "?",
    "F",
    "M",
}


def check_printing_part_shape_gender_type_2_type_1(
    value: str,
) -> PrintingPartShapeGenderType2Type1:
    if value in PRINTING_PART_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES!r}"
    )
