from typing import Literal

CardShapeBodyType1 = Literal["X"]

CARD_SHAPE_BODY_TYPE_1_VALUES: set[CardShapeBodyType1] = {
    "X",
}


def check_card_shape_body_type_1(value: str) -> CardShapeBodyType1:
    if value in CARD_SHAPE_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_BODY_TYPE_1_VALUES!r}"
    )
