from typing import Literal

DesignatorsListRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

DESIGNATORS_LIST_RULESET_VALUES: set[DesignatorsListRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_designators_list_ruleset(value: str) -> DesignatorsListRuleset:
    if value in DESIGNATORS_LIST_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATORS_LIST_RULESET_VALUES!r}"
    )
