from typing import Literal

CardShapeDamageType1 = Literal["X"]

CARD_SHAPE_DAMAGE_TYPE_1_VALUES: set[CardShapeDamageType1] = {
    "X",
}


def check_card_shape_damage_type_1(value: str) -> CardShapeDamageType1:
    if value in CARD_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
