from typing import Literal

UfsActionDo = Literal[
    "activate",
    "block",
    "choose",
    "continue",
    "discard",
    "end",
    "keep",
    "mulligan",
    "pass",
    "play",
]

UFS_ACTION_DO_VALUES: set[UfsActionDo] = {
    "activate",
    "block",
    "choose",
    "continue",
    "discard",
    "end",
    "keep",
    "mulligan",
    "pass",
    "play",
}


def check_ufs_action_do(value: str) -> UfsActionDo:
    if value in UFS_ACTION_DO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTION_DO_VALUES!r}"
    )
