from typing import Literal

GamePartShapeObject = Literal["game"]

GAME_PART_SHAPE_OBJECT_VALUES: set[GamePartShapeObject] = {
    "game",
}


def check_game_part_shape_object(value: str) -> GamePartShapeObject:
    if value in GAME_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {GAME_PART_SHAPE_OBJECT_VALUES!r}"
    )
