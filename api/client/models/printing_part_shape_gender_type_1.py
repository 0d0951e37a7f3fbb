from typing import Literal

PrintingPartShapeGenderType1 = Literal["?", "F", "M"]

PRINTING_PART_SHAPE_GENDER_TYPE_1_VALUES: set[PrintingPartShapeGenderType1] = {
    "?",
    "F",
    "M",
}


def check_printing_part_shape_gender_type_1(value: str) -> PrintingPartShapeGenderType1:
    if value in PRINTING_PART_SHAPE_GENDER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_GENDER_TYPE_1_VALUES!r}"
    )
