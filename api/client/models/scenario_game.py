from typing import Literal

ScenarioGame = Literal["shadowfist"]

SCENARIO_GAME_VALUES: set[ScenarioGame] = {
    "shadowfist",
}


def check_scenario_game(value: str) -> ScenarioGame:
    if value in SCENARIO_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_GAME_VALUES!r}"
    )
