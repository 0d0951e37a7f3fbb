from typing import Literal

UfsCardStateZone = Literal[
    "attached",
    "card_pool",
    "deck",
    "discard",
    "hand",
    "momentum",
    "removed",
    "staging",
    "transition",
]

UFS_CARD_STATE_ZONE_VALUES: set[UfsCardStateZone] = {
    "attached",
    "card_pool",
    "deck",
    "discard",
    "hand",
    "momentum",
    "removed",
    "staging",
    "transition",
}


def check_ufs_card_state_zone(value: str) -> UfsCardStateZone:
    if value in UFS_CARD_STATE_ZONE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_CARD_STATE_ZONE_VALUES!r}"
    )
