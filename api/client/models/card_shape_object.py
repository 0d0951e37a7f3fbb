from typing import Literal

CardShapeObject = Literal["card"]

CARD_SHAPE_OBJECT_VALUES: set[CardShapeObject] = {
    "card",
}


def check_card_shape_object(value: str) -> CardShapeObject:
    if value in CARD_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_SHAPE_OBJECT_VALUES!r}"
    )
