from typing import Literal

ScenarioCustomCardFightingType1 = Literal["X"]

SCENARIO_CUSTOM_CARD_FIGHTING_TYPE_1_VALUES: set[ScenarioCustomCardFightingType1] = {
    "X",
}


def check_scenario_custom_card_fighting_type_1(
    value: str,
) -> ScenarioCustomCardFightingType1:
    if value in SCENARIO_CUSTOM_CARD_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CUSTOM_CARD_FIGHTING_TYPE_1_VALUES!r}"
    )
