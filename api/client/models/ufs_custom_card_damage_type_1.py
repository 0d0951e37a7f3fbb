from typing import Literal

UfsCustomCardDamageType1 = Literal["X"]

UFS_CUSTOM_CARD_DAMAGE_TYPE_1_VALUES: set[UfsCustomCardDamageType1] = {
    "X",
}


def check_ufs_custom_card_damage_type_1(value: str) -> UfsCustomCardDamageType1:
    if value in UFS_CUSTOM_CARD_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CUSTOM_CARD_DAMAGE_TYPE_1_VALUES!r}"
    )
