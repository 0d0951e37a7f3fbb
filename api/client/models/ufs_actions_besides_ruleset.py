from typing import Literal

UfsActionsBesidesRuleset = Literal["ufs-2010"]

UFS_ACTIONS_BESIDES_RULESET_VALUES: set[UfsActionsBesidesRuleset] = {
    "ufs-2010",
}


def check_ufs_actions_besides_ruleset(value: str) -> UfsActionsBesidesRuleset:
    if value in UFS_ACTIONS_BESIDES_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ACTIONS_BESIDES_RULESET_VALUES!r}"
    )
