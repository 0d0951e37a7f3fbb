from typing import Literal

UfsScenarioGame = Literal["ufs"]

UFS_SCENARIO_GAME_VALUES: set[UfsScenarioGame] = {
    "ufs",
}


def check_ufs_scenario_game(value: str) -> UfsScenarioGame:
    if value in UFS_SCENARIO_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_SCENARIO_GAME_VALUES!r}"
    )
