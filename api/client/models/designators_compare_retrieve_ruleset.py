from typing import Literal

DesignatorsCompareRetrieveRuleset = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

DESIGNATORS_COMPARE_RETRIEVE_RULESET_VALUES: set[DesignatorsCompareRetrieveRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_designators_compare_retrieve_ruleset(
    value: str,
) -> DesignatorsCompareRetrieveRuleset:
    if value in DESIGNATORS_COMPARE_RETRIEVE_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATORS_COMPARE_RETRIEVE_RULESET_VALUES!r}"
    )
