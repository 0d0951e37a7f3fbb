from typing import Literal

HalfShapeDamageType1 = Literal["X"]

HALF_SHAPE_DAMAGE_TYPE_1_VALUES: set[HalfShapeDamageType1] = {
    "X",
}


def check_half_shape_damage_type_1(value: str) -> HalfShapeDamageType1:
    if value in HALF_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HALF_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
