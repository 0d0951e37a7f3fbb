from typing import Literal

UfsCustomCardGender = Literal["?", "F", "M"]

UFS_CUSTOM_CARD_GENDER_VALUES: set[UfsCustomCardGender] = {
    "?",
    "F",
    "M",
}


def check_ufs_custom_card_gender(value: str) -> UfsCustomCardGender:
    if value in UFS_CUSTOM_CARD_GENDER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_GENDER_VALUES!r}"
    )
