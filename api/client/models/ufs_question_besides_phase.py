from typing import Literal

UfsQuestionBesidesPhase = Literal["combat", "end", "start"]

UFS_QUESTION_BESIDES_PHASE_VALUES: set[UfsQuestionBesidesPhase] = {
    "combat",
    "end",
    "start",
}


def check_ufs_question_besides_phase(value: str) -> UfsQuestionBesidesPhase:
    if value in UFS_QUESTION_BESIDES_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_QUESTION_BESIDES_PHASE_VALUES!r}"
    )
