from typing import Literal

ErratumPartShapeStatus = Literal["clarification", "corrected", "planned", "printed"]

ERRATUM_PART_SHAPE_STATUS_VALUES: set[ErratumPartShapeStatus] = {
    "clarification",
    "corrected",
    "planned",
    "printed",
}


def check_erratum_part_shape_status(value: str) -> ErratumPartShapeStatus:
    if value in ERRATUM_PART_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_PART_SHAPE_STATUS_VALUES!r}"
    )
