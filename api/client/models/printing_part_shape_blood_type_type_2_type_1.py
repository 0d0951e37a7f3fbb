from typing import Literal

PrintingPartShapeBloodTypeType2Type1 = Literal["?", "A", "AB", "B", "O"]

PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES: set[
    PrintingPartShapeBloodTypeType2Type1
] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_printing_part_shape_blood_type_type_2_type_1(
    value: str,
) -> PrintingPartShapeBloodTypeType2Type1:
    if value in PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_2_TYPE_1_VALUES!r}"
    )
