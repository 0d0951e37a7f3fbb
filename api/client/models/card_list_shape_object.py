from typing import Literal

CardListShapeObject = Literal["list"]

CARD_LIST_SHAPE_OBJECT_VALUES: set[CardListShapeObject] = {
    "list",
}


def check_card_list_shape_object(value: str) -> CardListShapeObject:
    if value in CARD_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_LIST_SHAPE_OBJECT_VALUES!r}"
    )
