from typing import Literal

CardListPartShapeObject = Literal["list"]

CARD_LIST_PART_SHAPE_OBJECT_VALUES: set[CardListPartShapeObject] = {
    "list",
}


def check_card_list_part_shape_object(value: str) -> CardListPartShapeObject:
    if value in CARD_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
