from typing import Literal

ScenarioResumedGame = Literal["shadowfist"]

SCENARIO_RESUMED_GAME_VALUES: set[ScenarioResumedGame] = {
    "shadowfist",
}


def check_scenario_resumed_game(value: str) -> ScenarioResumedGame:
    if value in SCENARIO_RESUMED_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_RESUMED_GAME_VALUES!r}"
    )
