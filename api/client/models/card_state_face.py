from typing import Literal

CardStateFace = Literal["down", "up"]

CARD_STATE_FACE_VALUES: set[CardStateFace] = {
    "down",
    "up",
}


def check_card_state_face(value: str) -> CardStateFace:
    if value in CARD_STATE_FACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_STATE_FACE_VALUES!r}"
    )
