from typing import Literal

CardShapeFightingType1 = Literal["X"]

CARD_SHAPE_FIGHTING_TYPE_1_VALUES: set[CardShapeFightingType1] = {
    "X",
}


def check_card_shape_fighting_type_1(value: str) -> CardShapeFightingType1:
    if value in CARD_SHAPE_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_FIGHTING_TYPE_1_VALUES!r}"
    )
