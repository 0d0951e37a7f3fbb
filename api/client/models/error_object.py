from typing import Literal

ErrorObject = Literal["error"]

ERROR_OBJECT_VALUES: set[ErrorObject] = {
    "error",
}


def check_error_object(value: str) -> ErrorObject:
    if value in ERROR_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ERROR_OBJECT_VALUES!r}"
    )
