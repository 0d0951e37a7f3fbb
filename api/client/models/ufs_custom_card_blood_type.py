from typing import Literal

UfsCustomCardBloodType = Literal["?", "A", "AB", "B", "O"]

UFS_CUSTOM_CARD_BLOOD_TYPE_VALUES: set[UfsCustomCardBloodType] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_ufs_custom_card_blood_type(value: str) -> UfsCustomCardBloodType:
    if value in UFS_CUSTOM_CARD_BLOOD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_BLOOD_TYPE_VALUES!r}"
    )
