from typing import Literal

UfsHalfDifficultyType1 = Literal["X"]

UFS_HALF_DIFFICULTY_TYPE_1_VALUES: set[UfsHalfDifficultyType1] = {
    "X",
}


def check_ufs_half_difficulty_type_1(value: str) -> UfsHalfDifficultyType1:
    if value in UFS_HALF_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_HALF_DIFFICULTY_TYPE_1_VALUES!r}"
    )
