from typing import Literal

ScenarioStateFace = Literal["down", "up"]

SCENARIO_STATE_FACE_VALUES: set[ScenarioStateFace] = {
    "down",
    "up",
}


def check_scenario_state_face(value: str) -> ScenarioStateFace:
    if value in SCENARIO_STATE_FACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_STATE_FACE_VALUES!r}"
    )
