from typing import Literal

UfsHalfSpeedType1 = Literal["X"]

UFS_HALF_SPEED_TYPE_1_VALUES: set[UfsHalfSpeedType1] = {
    "X",
}


def check_ufs_half_speed_type_1(value: str) -> UfsHalfSpeedType1:
    if value in UFS_HALF_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_HALF_SPEED_TYPE_1_VALUES!r}"
    )
