from typing import Literal

OddsObject = Literal["odds"]

ODDS_OBJECT_VALUES: set[OddsObject] = {
    "odds",
}


def check_odds_object(value: str) -> OddsObject:
    if value in ODDS_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ODDS_OBJECT_VALUES!r}"
    )
