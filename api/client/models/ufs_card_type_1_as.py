from typing import Literal

UfsCardType1As = Literal["block"]

UFS_CARD_TYPE_1_AS_VALUES: set[UfsCardType1As] = {
    "block",
}


def check_ufs_card_type_1_as(value: str) -> UfsCardType1As:
    if value in UFS_CARD_TYPE_1_AS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_TYPE_1_AS_VALUES!r}"
    )
