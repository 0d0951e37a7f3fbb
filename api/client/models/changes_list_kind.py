from typing import Literal

ChangesListKind = Literal[
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

CHANGES_LIST_KIND_VALUES: set[ChangesListKind] = {
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


def check_changes_list_kind(value: str) -> ChangesListKind:
    if value in CHANGES_LIST_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CHANGES_LIST_KIND_VALUES!r}"
    )
