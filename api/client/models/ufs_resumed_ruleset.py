from typing import Literal

UfsResumedRuleset = Literal["ufs-2010"]

UFS_RESUMED_RULESET_VALUES: set[UfsResumedRuleset] = {
    "ufs-2010",
}


def check_ufs_resumed_ruleset(value: str) -> UfsResumedRuleset:
    if value in UFS_RESUMED_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_RESUMED_RULESET_VALUES!r}"
    )
