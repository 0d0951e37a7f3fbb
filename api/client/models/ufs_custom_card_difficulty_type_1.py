from typing import Literal

UfsCustomCardDifficultyType1 = Literal["X"]

UFS_CUSTOM_CARD_DIFFICULTY_TYPE_1_VALUES: set[UfsCustomCardDifficultyType1] = {
    "X",
}


def check_ufs_custom_card_difficulty_type_1(value: str) -> UfsCustomCardDifficultyType1:
    if value in UFS_CUSTOM_CARD_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_DIFFICULTY_TYPE_1_VALUES!r}"
    )
