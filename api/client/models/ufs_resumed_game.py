from typing import Literal

UfsResumedGame = Literal["ufs"]

UFS_RESUMED_GAME_VALUES: set[UfsResumedGame] = {
    "ufs",
}


def check_ufs_resumed_game(value: str) -> UfsResumedGame:
    if value in UFS_RESUMED_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_RESUMED_GAME_VALUES!r}"
    )
