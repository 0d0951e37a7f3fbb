from typing import Literal

DecksCheckCreateBodyGame = Literal["shadowfist", "ufs"]

DECKS_CHECK_CREATE_BODY_GAME_VALUES: set[DecksCheckCreateBodyGame] = {
    "shadowfist",
    "ufs",
}


def check_decks_check_create_body_game(value: str) -> DecksCheckCreateBodyGame:
    if value in DECKS_CHECK_CREATE_BODY_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECKS_CHECK_CREATE_BODY_GAME_VALUES!r}"
    )
