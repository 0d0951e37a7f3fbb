from typing import Literal

UfsEventWhat = Literal[
    "add to momentum",
    "attack resolved",
    "before a control check",
    "block",
    "commit",
    "control check",
    "deal damage",
    "destroy",
    "discard",
    "draw",
    "end",
    "fail a control check",
    "gain vitality",
    "lose vitality",
    "not block",
    "pass a control check",
    "play",
    "play an ability",
    "start",
    "take damage",
]

UFS_EVENT_WHAT_VALUES: set[UfsEventWhat] = {
    "add to momentum",
    "attack resolved",
    "before a control check",
    "block",
    "commit",
    "control check",
    "deal damage",
    "destroy",
    "discard",
    "draw",
    "end",
    "fail a control check",
    "gain vitality",
    "lose vitality",
    "not block",
    "pass a control check",
    "play",
    "play an ability",
    "start",
    "take damage",
}


def check_ufs_event_what(value: str) -> UfsEventWhat:
    if value in UFS_EVENT_WHAT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_EVENT_WHAT_VALUES!r}"
    )
