from typing import Literal

ScenarioRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

SCENARIO_RULESET_VALUES: set[ScenarioRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_scenario_ruleset(value: str) -> ScenarioRuleset:
    if value in SCENARIO_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_RULESET_VALUES!r}"
    )
