from typing import Literal

UfsCustomCardSpeedType1 = Literal["X"]

UFS_CUSTOM_CARD_SPEED_TYPE_1_VALUES: set[UfsCustomCardSpeedType1] = {
    "X",
}


def check_ufs_custom_card_speed_type_1(value: str) -> UfsCustomCardSpeedType1:
    if value in UFS_CUSTOM_CARD_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_SPEED_TYPE_1_VALUES!r}"
    )
