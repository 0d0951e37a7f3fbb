from typing import Literal

UfsScenarioRuleset = Literal["ufs-2010"]

UFS_SCENARIO_RULESET_VALUES: set[UfsScenarioRuleset] = {
    "ufs-2010",
}


def check_ufs_scenario_ruleset(value: str) -> UfsScenarioRuleset:
    if value in UFS_SCENARIO_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_SCENARIO_RULESET_VALUES!r}"
    )
