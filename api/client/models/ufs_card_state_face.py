from typing import Literal

UfsCardStateFace = Literal["down", "up"]

UFS_CARD_STATE_FACE_VALUES: set[UfsCardStateFace] = {
    "down",
    "up",
}


def check_ufs_card_state_face(value: str) -> UfsCardStateFace:
    if value in UFS_CARD_STATE_FACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_STATE_FACE_VALUES!r}"
    )
