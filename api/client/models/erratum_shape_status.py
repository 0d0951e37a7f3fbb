from typing import Literal

ErratumShapeStatus = Literal["clarification", "corrected", "planned", "printed"]

ERRATUM_SHAPE_STATUS_VALUES: set[ErratumShapeStatus] = {
    "clarification",
    "corrected",
    "planned",
    "printed",
}


def check_erratum_shape_status(value: str) -> ErratumShapeStatus:
    if value in ERRATUM_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_SHAPE_STATUS_VALUES!r}"
    )
