from typing import Literal

ComparisonBesidesPhase = Literal["main", "start"]

COMPARISON_BESIDES_PHASE_VALUES: set[ComparisonBesidesPhase] = {
    "main",
    "start",
}


def check_comparison_besides_phase(value: str) -> ComparisonBesidesPhase:
    if value in COMPARISON_BESIDES_PHASE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_BESIDES_PHASE_VALUES!r}"
    )
