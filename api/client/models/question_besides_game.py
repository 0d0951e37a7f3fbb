from typing import Literal

QuestionBesidesGame = Literal["shadowfist"]

QUESTION_BESIDES_GAME_VALUES: set[QuestionBesidesGame] = {
    "shadowfist",
}


def check_question_besides_game(value: str) -> QuestionBesidesGame:
    if value in QUESTION_BESIDES_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {QUESTION_BESIDES_GAME_VALUES!r}"
    )
