from typing import Literal

PrintingPartShapeDamageType1 = Literal["X"]

PRINTING_PART_SHAPE_DAMAGE_TYPE_1_VALUES: set[PrintingPartShapeDamageType1] = {
    "X",
}


def check_printing_part_shape_damage_type_1(value: str) -> PrintingPartShapeDamageType1:
    if value in PRINTING_PART_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_PART_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
