from typing import Literal

CardShapeCostType1 = Literal["X"]

CARD_SHAPE_COST_TYPE_1_VALUES: set[CardShapeCostType1] = {
    "X",
}


def check_card_shape_cost_type_1(value: str) -> CardShapeCostType1:
    if value in CARD_SHAPE_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_COST_TYPE_1_VALUES!r}"
    )
