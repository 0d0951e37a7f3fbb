from typing import Literal

ScenarioResumedPhase = Literal["main", "start"]

SCENARIO_RESUMED_PHASE_VALUES: set[ScenarioResumedPhase] = {
    "main",
    "start",
}


def check_scenario_resumed_phase(value: str) -> ScenarioResumedPhase:
    if value in SCENARIO_RESUMED_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_RESUMED_PHASE_VALUES!r}"
    )
