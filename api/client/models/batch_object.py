from typing import Literal

BatchObject = Literal["list"]

BATCH_OBJECT_VALUES: set[BatchObject] = {
    "list",
}


def check_batch_object(value: str) -> BatchObject:
    if value in BATCH_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BATCH_OBJECT_VALUES!r}"
    )
