from typing import Literal

OmissionKind = Literal[
    "divisions", "effort", "groups", "later", "number", "room", "unchanged", "words"
]

OMISSION_KIND_VALUES: set[OmissionKind] = {
    "divisions",
    "effort",
    "groups",
    "later",
    "number",
    "room",
    "unchanged",
    "words",
}


def check_omission_kind(value: str) -> OmissionKind:
    if value in OMISSION_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {OMISSION_KIND_VALUES!r}"
    )
