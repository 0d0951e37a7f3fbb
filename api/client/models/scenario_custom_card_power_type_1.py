from typing import Literal

ScenarioCustomCardPowerType1 = Literal["X"]

SCENARIO_CUSTOM_CARD_POWER_TYPE_1_VALUES: set[ScenarioCustomCardPowerType1] = {
    "X",
}


def check_scenario_custom_card_power_type_1(value: str) -> ScenarioCustomCardPowerType1:
    if value in SCENARIO_CUSTOM_CARD_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CUSTOM_CARD_POWER_TYPE_1_VALUES!r}"
    )
