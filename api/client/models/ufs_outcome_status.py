from typing import Literal

UfsOutcomeStatus = Literal["illegal", "needs_decision", "ok"]

UFS_OUTCOME_STATUS_VALUES: set[UfsOutcomeStatus] = {
    "illegal",
    "needs_decision",
    "ok",
}


def check_ufs_outcome_status(value: str) -> UfsOutcomeStatus:
    if value in UFS_OUTCOME_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_OUTCOME_STATUS_VALUES!r}"
    )
