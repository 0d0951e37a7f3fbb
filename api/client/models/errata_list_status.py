from typing import Literal

ErrataListStatus = Literal["clarification", "corrected", "planned", "printed"]

ERRATA_LIST_STATUS_VALUES: set[ErrataListStatus] = {
    "clarification",
    "corrected",
    "planned",
    "printed",
}


def check_errata_list_status(value: str) -> ErrataListStatus:
    if value in ERRATA_LIST_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATA_LIST_STATUS_VALUES!r}"
    )
