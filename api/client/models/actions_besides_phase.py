from typing import Literal

ActionsBesidesPhase = Literal["main", "start"]

ACTIONS_BESIDES_PHASE_VALUES: set[ActionsBesidesPhase] = {
    "main",
    "start",
}


def check_actions_besides_phase(value: str) -> ActionsBesidesPhase:
    if value in ACTIONS_BESIDES_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACTIONS_BESIDES_PHASE_VALUES!r}"
    )
