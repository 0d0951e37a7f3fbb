from typing import Literal

ComparisonBesidesGame = Literal["shadowfist"]

COMPARISON_BESIDES_GAME_VALUES: set[ComparisonBesidesGame] = {
    "shadowfist",
}


def check_comparison_besides_game(value: str) -> ComparisonBesidesGame:
    if value in COMPARISON_BESIDES_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_BESIDES_GAME_VALUES!r}"
    )
