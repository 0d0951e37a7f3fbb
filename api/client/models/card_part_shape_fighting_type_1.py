from typing import Literal

CardPartShapeFightingType1 = Literal["X"]

CARD_PART_SHAPE_FIGHTING_TYPE_1_VALUES: set[CardPartShapeFightingType1] = {
    "X",
}


def check_card_part_shape_fighting_type_1(value: str) -> CardPartShapeFightingType1:
    if value in CARD_PART_SHAPE_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_FIGHTING_TYPE_1_VALUES!r}"
    )
