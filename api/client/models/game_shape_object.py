from typing import Literal

GameShapeObject = Literal["game"]

GAME_SHAPE_OBJECT_VALUES: set[GameShapeObject] = {
    "game",
}


def check_game_shape_object(value: str) -> GameShapeObject:
    if value in GAME_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {GAME_SHAPE_OBJECT_VALUES!r}"
    )
