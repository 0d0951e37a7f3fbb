from typing import Literal

UfsActionsBesidesGame = Literal["ufs"]

UFS_ACTIONS_BESIDES_GAME_VALUES: set[UfsActionsBesidesGame] = {
    "ufs",
}


def check_ufs_actions_besides_game(value: str) -> UfsActionsBesidesGame:
    if value in UFS_ACTIONS_BESIDES_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTIONS_BESIDES_GAME_VALUES!r}"
    )
