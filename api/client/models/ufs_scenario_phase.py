from typing import Literal

UfsScenarioPhase = Literal["combat", "end", "start"]

UFS_SCENARIO_PHASE_VALUES: set[UfsScenarioPhase] = {
    "combat",
    "end",
    "start",
}


def check_ufs_scenario_phase(value: str) -> UfsScenarioPhase:
    if value in UFS_SCENARIO_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_SCENARIO_PHASE_VALUES!r}"
    )
