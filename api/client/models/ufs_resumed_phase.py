from typing import Literal

UfsResumedPhase = Literal["combat", "end", "start"]

UFS_RESUMED_PHASE_VALUES: set[UfsResumedPhase] = {
    "combat",
    "end",
    "start",
}


def check_ufs_resumed_phase(value: str) -> UfsResumedPhase:
    if value in UFS_RESUMED_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_RESUMED_PHASE_VALUES!r}"
    )
