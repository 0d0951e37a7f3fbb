from typing import Literal

DecksParseCreateBodyGame = Literal["shadowfist", "ufs"]

DECKS_PARSE_CREATE_BODY_GAME_VALUES: set[DecksParseCreateBodyGame] = {
    "shadowfist",
    "ufs",
}


def check_decks_parse_create_body_game(value: str) -> DecksParseCreateBodyGame:
    if value in DECKS_PARSE_CREATE_BODY_GAME_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECKS_PARSE_CREATE_BODY_GAME_VALUES!r}"
    )
