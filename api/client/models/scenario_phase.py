from typing import Literal

ScenarioPhase = Literal["main", "start"]

SCENARIO_PHASE_VALUES: set[ScenarioPhase] = {
    "main",
    "start",
}


def check_scenario_phase(value: str) -> ScenarioPhase:
    if value in SCENARIO_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_PHASE_VALUES!r}"
    )
