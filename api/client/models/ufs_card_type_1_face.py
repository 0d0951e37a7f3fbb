from typing import Literal

UfsCardType1Face = Literal["down", "up"]

UFS_CARD_TYPE_1_FACE_VALUES: set[UfsCardType1Face] = {
    "down",
    "up",
}


def check_ufs_card_type_1_face(value: str) -> UfsCardType1Face:
    if value in UFS_CARD_TYPE_1_FACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_TYPE_1_FACE_VALUES!r}"
    )
