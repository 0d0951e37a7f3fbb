from typing import Literal

RulingsListStatus = Literal["current", "reversed", "superseded"]

RULINGS_LIST_STATUS_VALUES: set[RulingsListStatus] = {
    "current",
    "reversed",
    "superseded",
}


def check_rulings_list_status(value: str) -> RulingsListStatus:
    if value in RULINGS_LIST_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULINGS_LIST_STATUS_VALUES!r}"
    )
