from typing import Literal

GameListPartShapeObject = Literal["list"]

GAME_LIST_PART_SHAPE_OBJECT_VALUES: set[GameListPartShapeObject] = {
    "list",
}


def check_game_list_part_shape_object(value: str) -> GameListPartShapeObject:
    if value in GAME_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {GAME_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
