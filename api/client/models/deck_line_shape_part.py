from typing import Literal

DeckLineShapePart = Literal["deck", "sideboard"]

DECK_LINE_SHAPE_PART_VALUES: set[DeckLineShapePart] = {
    "deck",
    "sideboard",
}


def check_deck_line_shape_part(value: str) -> DeckLineShapePart:
    if value in DECK_LINE_SHAPE_PART_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECK_LINE_SHAPE_PART_VALUES!r}"
    )
