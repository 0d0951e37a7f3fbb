from typing import Literal

ScenarioCardFace = Literal["down", "up"]

SCENARIO_CARD_FACE_VALUES: set[ScenarioCardFace] = {
    "down",
    "up",
}


def check_scenario_card_face(value: str) -> ScenarioCardFace:
    if value in SCENARIO_CARD_FACE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CARD_FACE_VALUES!r}"
    )
