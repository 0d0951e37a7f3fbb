from typing import Literal

DeckCheckShapeObject = Literal["deck_check"]

DECK_CHECK_SHAPE_OBJECT_VALUES: set[DeckCheckShapeObject] = {
    "deck_check",
}


def check_deck_check_shape_object(value: str) -> DeckCheckShapeObject:
    if value in DECK_CHECK_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECK_CHECK_SHAPE_OBJECT_VALUES!r}"
    )
