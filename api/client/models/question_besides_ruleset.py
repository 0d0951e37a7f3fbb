from typing import Literal

QuestionBesidesRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

QUESTION_BESIDES_RULESET_VALUES: set[QuestionBesidesRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_question_besides_ruleset(value: str) -> QuestionBesidesRuleset:
    if value in QUESTION_BESIDES_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {QUESTION_BESIDES_RULESET_VALUES!r}"
    )
