from typing import Literal

ResultStatus = Literal["illegal", "needs_decision", "ok"]

RESULT_STATUS_VALUES: set[ResultStatus] = {
    "illegal",
    "needs_decision",
    "ok",
}


def check_result_status(value: str) -> ResultStatus:
    if value in RESULT_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RESULT_STATUS_VALUES!r}"
    )
