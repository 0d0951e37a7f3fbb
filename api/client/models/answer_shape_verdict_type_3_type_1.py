from typing import Literal

AnswerShapeVerdictType3Type1 = Literal["no", "yes"]

ANSWER_SHAPE_VERDICT_TYPE_3_TYPE_1_VALUES: set[AnswerShapeVerdictType3Type1] = {
    "no",
    "yes",
}


def check_answer_shape_verdict_type_3_type_1(
    value: str,
) -> AnswerShapeVerdictType3Type1:
    if value in ANSWER_SHAPE_VERDICT_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ANSWER_SHAPE_VERDICT_TYPE_3_TYPE_1_VALUES!r}"
    )
