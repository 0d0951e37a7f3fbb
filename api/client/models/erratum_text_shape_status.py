from typing import Literal

ErratumTextShapeStatus = Literal["clarification", "corrected", "planned", "printed"]

ERRATUM_TEXT_SHAPE_STATUS_VALUES: set[ErratumTextShapeStatus] = {
    "clarification",
    "corrected",
    "planned",
    "printed",
}


def check_erratum_text_shape_status(value: str) -> ErratumTextShapeStatus:
    if value in ERRATUM_TEXT_SHAPE_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERRATUM_TEXT_SHAPE_STATUS_VALUES!r}"
    )
