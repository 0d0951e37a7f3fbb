from typing import Literal

CardPartShapeDamageType1 = Literal["X"]

CARD_PART_SHAPE_DAMAGE_TYPE_1_VALUES: set[CardPartShapeDamageType1] = {
    "X",
}


def check_card_part_shape_damage_type_1(value: str) -> CardPartShapeDamageType1:
    if value in CARD_PART_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
