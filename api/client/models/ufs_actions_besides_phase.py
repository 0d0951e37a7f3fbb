from typing import Literal

UfsActionsBesidesPhase = Literal["combat", "end", "start"]

UFS_ACTIONS_BESIDES_PHASE_VALUES: set[UfsActionsBesidesPhase] = {
    "combat",
    "end",
    "start",
}


def check_ufs_actions_besides_phase(value: str) -> UfsActionsBesidesPhase:
    if value in UFS_ACTIONS_BESIDES_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTIONS_BESIDES_PHASE_VALUES!r}"
    )
