from typing import Literal

ActionsBesidesGame = Literal["shadowfist"]

ACTIONS_BESIDES_GAME_VALUES: set[ActionsBesidesGame] = {
    "shadowfist",
}


def check_actions_besides_game(value: str) -> ActionsBesidesGame:
    if value in ACTIONS_BESIDES_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACTIONS_BESIDES_GAME_VALUES!r}"
    )
