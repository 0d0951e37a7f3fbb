from typing import Literal

PrintingPartShapeBloodTypeType1 = Literal["?", "A", "AB", "B", "O"]

PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES: set[PrintingPartShapeBloodTypeType1] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_printing_part_shape_blood_type_type_1(
    value: str,
) -> PrintingPartShapeBloodTypeType1:
    if value in PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_BLOOD_TYPE_TYPE_1_VALUES!r}"
    )
