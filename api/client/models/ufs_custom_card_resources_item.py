from typing import Literal

UfsCustomCardResourcesItem = Literal[
    "air",
    "all",
    "chaos",
    "death",
    "earth",
    "evil",
    "fire",
    "good",
    "infinity",
    "life",
    "order",
    "void",
    "water",
]

UFS_CUSTOM_CARD_RESOURCES_ITEM_VALUES: set[UfsCustomCardResourcesItem] = {
    "air",
    "all",
    "chaos",
    "death",
    "earth",
    "evil",
    "fire",
    "good",
    "infinity",
    "life",
    "order",
    "void",
    "water",
}


def check_ufs_custom_card_resources_item(value: str) -> UfsCustomCardResourcesItem:
    if value in UFS_CUSTOM_CARD_RESOURCES_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_RESOURCES_ITEM_VALUES!r}"
    )
