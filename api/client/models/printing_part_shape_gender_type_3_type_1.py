from typing import Literal

PrintingPartShapeGenderType3Type1 = Literal["?", "F", "M"]

PRINTING_PART_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES: set[
    PrintingPartShapeGenderType3Type1
] = {
    "?",
    "F",
    "M",
}


def check_printing_part_shape_gender_type_3_type_1(
    value: str,
) -> PrintingPartShapeGenderType3Type1:
    if value in PRINTING_PART_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES!r}"
    )
