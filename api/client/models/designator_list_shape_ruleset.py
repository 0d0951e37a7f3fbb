from typing import Literal

DesignatorListShapeRuleset = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

DESIGNATOR_LIST_SHAPE_RULESET_VALUES: set[DesignatorListShapeRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_designator_list_shape_ruleset(value: str) -> DesignatorListShapeRuleset:
    if value in DESIGNATOR_LIST_SHAPE_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATOR_LIST_SHAPE_RULESET_VALUES!r}"
    )
