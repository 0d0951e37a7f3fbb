from typing import Literal

CardPartShapeBodyType1 = Literal["X"]

CARD_PART_SHAPE_BODY_TYPE_1_VALUES: set[CardPartShapeBodyType1] = {
    "X",
}


def check_card_part_shape_body_type_1(value: str) -> CardPartShapeBodyType1:
    if value in CARD_PART_SHAPE_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_BODY_TYPE_1_VALUES!r}"
    )
