from typing import Literal

OutcomeStatus = Literal["illegal", "needs_decision", "ok"]

OUTCOME_STATUS_VALUES: set[OutcomeStatus] = {
    "illegal",
    "needs_decision",
    "ok",
}


def check_outcome_status(value: str) -> OutcomeStatus:
    if value in OUTCOME_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {OUTCOME_STATUS_VALUES!r}"
    )
