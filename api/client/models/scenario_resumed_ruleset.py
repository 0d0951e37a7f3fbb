from typing import Literal

ScenarioResumedRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

SCENARIO_RESUMED_RULESET_VALUES: set[ScenarioResumedRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_scenario_resumed_ruleset(value: str) -> ScenarioResumedRuleset:
    if value in SCENARIO_RESUMED_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_RESUMED_RULESET_VALUES!r}"
    )
