from typing import Literal

ComparisonOfScenarioRulesetsItem = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

COMPARISON_OF_SCENARIO_RULESETS_ITEM_VALUES: set[ComparisonOfScenarioRulesetsItem] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_comparison_of_scenario_rulesets_item(
    value: str,
) -> ComparisonOfScenarioRulesetsItem:
    if value in COMPARISON_OF_SCENARIO_RULESETS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_OF_SCENARIO_RULESETS_ITEM_VALUES!r}"
    )
