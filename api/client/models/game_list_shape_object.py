from typing import Literal

GameListShapeObject = Literal["list"]

GAME_LIST_SHAPE_OBJECT_VALUES: set[GameListShapeObject] = {
    "list",
}


def check_game_list_shape_object(value: str) -> GameListShapeObject:
    if value in GAME_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {GAME_LIST_SHAPE_OBJECT_VALUES!r}"
    )
