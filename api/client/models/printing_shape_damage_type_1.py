from typing import Literal

PrintingShapeDamageType1 = Literal["X"]

PRINTING_SHAPE_DAMAGE_TYPE_1_VALUES: set[PrintingShapeDamageType1] = {
    "X",
}


def check_printing_shape_damage_type_1(value: str) -> PrintingShapeDamageType1:
    if value in PRINTING_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PRINTING_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
