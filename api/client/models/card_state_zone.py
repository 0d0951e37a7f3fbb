from typing import Literal

CardStateZone = Literal[
    "burned", "deck", "hand", "play", "removed", "smoked", "toasted"
]

CARD_STATE_ZONE_VALUES: set[CardStateZone] = {
    "burned",
    "deck",
    "hand",
    "play",
    "removed",
    "smoked",
    "toasted",
}


def check_card_state_zone(value: str) -> CardStateZone:
    if value in CARD_STATE_ZONE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_STATE_ZONE_VALUES!r}"
    )
