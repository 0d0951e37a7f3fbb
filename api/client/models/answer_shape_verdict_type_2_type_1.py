from typing import Literal

AnswerShapeVerdictType2Type1 = Literal["no", "yes"]

ANSWER_SHAPE_VERDICT_TYPE_2_TYPE_1_VALUES: set[AnswerShapeVerdictType2Type1] = {
    "no",
    "yes",
}


def check_answer_shape_verdict_type_2_type_1(
    value: str,
) -> AnswerShapeVerdictType2Type1:
    if value in ANSWER_SHAPE_VERDICT_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ANSWER_SHAPE_VERDICT_TYPE_2_TYPE_1_VALUES!r}"
    )
