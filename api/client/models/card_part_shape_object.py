from typing import Literal

CardPartShapeObject = Literal["card"]

CARD_PART_SHAPE_OBJECT_VALUES: set[CardPartShapeObject] = {
    "card",
}


def check_card_part_shape_object(value: str) -> CardPartShapeObject:
    if value in CARD_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_PART_SHAPE_OBJECT_VALUES!r}"
    )
