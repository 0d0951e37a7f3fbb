from typing import Literal

UfsHalfDamageType1 = Literal["X"]

UFS_HALF_DAMAGE_TYPE_1_VALUES: set[UfsHalfDamageType1] = {
    "X",
}


def check_ufs_half_damage_type_1(value: str) -> UfsHalfDamageType1:
    if value in UFS_HALF_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_HALF_DAMAGE_TYPE_1_VALUES!r}"
    )
