from typing import Literal

SearchRetrieveKindItem = Literal["card", "faq", "glossary", "rule", "ruling"]

SEARCH_RETRIEVE_KIND_ITEM_VALUES: set[SearchRetrieveKindItem] = {
    "card",
    "faq",
    "glossary",
    "rule",
    "ruling",
}


def check_search_retrieve_kind_item(value: str) -> SearchRetrieveKindItem:
    if value in SEARCH_RETRIEVE_KIND_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEARCH_RETRIEVE_KIND_ITEM_VALUES!r}"
    )
