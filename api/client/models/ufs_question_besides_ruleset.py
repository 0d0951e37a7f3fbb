from typing import Literal

UfsQuestionBesidesRuleset = Literal["ufs-2010"]

UFS_QUESTION_BESIDES_RULESET_VALUES: set[UfsQuestionBesidesRuleset] = {
    "ufs-2010",
}


def check_ufs_question_besides_ruleset(value: str) -> UfsQuestionBesidesRuleset:
    if value in UFS_QUESTION_BESIDES_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_QUESTION_BESIDES_RULESET_VALUES!r}"
    )
