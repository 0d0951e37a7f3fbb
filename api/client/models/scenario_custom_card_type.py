from typing import Literal

ScenarioCustomCardType = Literal[
    "Character", "Edge", "Event", "Feng Shui Site", "Site", "State"
]

SCENARIO_CUSTOM_CARD_TYPE_VALUES: set[ScenarioCustomCardType] = {
    "Character",
    "Edge",
    "Event",
    "Feng Shui Site",
    "Site",
    "State",
}


def check_scenario_custom_card_type(value: str) -> ScenarioCustomCardType:
    if value in SCENARIO_CUSTOM_CARD_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CUSTOM_CARD_TYPE_VALUES!r}"
    )
