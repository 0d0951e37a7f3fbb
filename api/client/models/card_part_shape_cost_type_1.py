from typing import Literal

CardPartShapeCostType1 = Literal["X"]

CARD_PART_SHAPE_COST_TYPE_1_VALUES: set[CardPartShapeCostType1] = {
    "X",
}


def check_card_part_shape_cost_type_1(value: str) -> CardPartShapeCostType1:
    if value in CARD_PART_SHAPE_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_COST_TYPE_1_VALUES!r}"
    )
