from typing import Literal

LegalActionsObject = Literal["list"]

LEGAL_ACTIONS_OBJECT_VALUES: set[LegalActionsObject] = {
    "list",
}


def check_legal_actions_object(value: str) -> LegalActionsObject:
    if value in LEGAL_ACTIONS_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {LEGAL_ACTIONS_OBJECT_VALUES!r}"
    )
