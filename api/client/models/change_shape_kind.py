from typing import Literal

ChangeShapeKind = Literal[
    "card",
    "contents",
    "erratum",
    "example",
    "game",
    "printing",
    "ruling",
    "section",
    "set",
    "term",
]

CHANGE_SHAPE_KIND_VALUES: set[ChangeShapeKind] = {
    "card",
    "contents",
    "erratum",
    "example",
    "game",
    "printing",
    "ruling",
    "section",
    "set",
    "term",
}


def check_change_shape_kind(value: str) -> ChangeShapeKind:
    if value in CHANGE_SHAPE_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGE_SHAPE_KIND_VALUES!r}"
    )
