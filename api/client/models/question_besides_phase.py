from typing import Literal

QuestionBesidesPhase = Literal["main", "start"]

QUESTION_BESIDES_PHASE_VALUES: set[QuestionBesidesPhase] = {
    "main",
    "start",
}


def check_question_besides_phase(value: str) -> QuestionBesidesPhase:
    if value in QUESTION_BESIDES_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {QUESTION_BESIDES_PHASE_VALUES!r}"
    )
