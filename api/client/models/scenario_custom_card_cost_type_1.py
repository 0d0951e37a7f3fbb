from typing import Literal

ScenarioCustomCardCostType1 = Literal["X"]

SCENARIO_CUSTOM_CARD_COST_TYPE_1_VALUES: set[ScenarioCustomCardCostType1] = {
    "X",
}


def check_scenario_custom_card_cost_type_1(value: str) -> ScenarioCustomCardCostType1:
    if value in SCENARIO_CUSTOM_CARD_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CUSTOM_CARD_COST_TYPE_1_VALUES!r}"
    )
