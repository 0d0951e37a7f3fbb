from typing import Literal

UfsQuestionBesidesGame = Literal["ufs"]

UFS_QUESTION_BESIDES_GAME_VALUES: set[UfsQuestionBesidesGame] = {
    "ufs",
}


def check_ufs_question_besides_game(value: str) -> UfsQuestionBesidesGame:
    if value in UFS_QUESTION_BESIDES_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_QUESTION_BESIDES_GAME_VALUES!r}"
    )
