from typing import Literal

SearchRetrieveSpelling = Literal["typed"]

SEARCH_RETRIEVE_SPELLING_VALUES: set[SearchRetrieveSpelling] = {
    "typed",
}


def check_search_retrieve_spelling(value: str) -> SearchRetrieveSpelling:
    if value in SEARCH_RETRIEVE_SPELLING_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEARCH_RETRIEVE_SPELLING_VALUES!r}"
    )
