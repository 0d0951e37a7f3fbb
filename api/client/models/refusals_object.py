from typing import Literal

RefusalsObject = Literal["list"]

REFUSALS_OBJECT_VALUES: set[RefusalsObject] = {
    "list",
}


def check_refusals_object(value: str) -> RefusalsObject:
    if value in REFUSALS_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {REFUSALS_OBJECT_VALUES!r}"
    )
