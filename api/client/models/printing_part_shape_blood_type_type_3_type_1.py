from typing import Literal

PrintingPartShapeBloodTypeType3Type1 = Literal["?", "A", "AB", "B", "O"]

PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES: set[
    PrintingPartShapeBloodTypeType3Type1
] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_printing_part_shape_blood_type_type_3_type_1(
    value: str,
) -> PrintingPartShapeBloodTypeType3Type1:
    if value in PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES!r}"
    )
