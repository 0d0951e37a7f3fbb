from typing import Literal

ScenarioCustomCardBodyType1 = Literal["X"]

SCENARIO_CUSTOM_CARD_BODY_TYPE_1_VALUES: set[ScenarioCustomCardBodyType1] = {
    "X",
}


def check_scenario_custom_card_body_type_1(value: str) -> ScenarioCustomCardBodyType1:
    if value in SCENARIO_CUSTOM_CARD_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_CUSTOM_CARD_BODY_TYPE_1_VALUES!r}"
    )
