from typing import Literal

DeckShapeObject = Literal["deck"]

DECK_SHAPE_OBJECT_VALUES: set[DeckShapeObject] = {
    "deck",
}


def check_deck_shape_object(value: str) -> DeckShapeObject:
    if value in DECK_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECK_SHAPE_OBJECT_VALUES!r}"
    )
