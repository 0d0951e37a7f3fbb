from typing import Literal

RulesetListShapeObject = Literal["list"]

RULESET_LIST_SHAPE_OBJECT_VALUES: set[RulesetListShapeObject] = {
    "list",
}


def check_ruleset_list_shape_object(value: str) -> RulesetListShapeObject:
    if value in RULESET_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULESET_LIST_SHAPE_OBJECT_VALUES!r}"
    )
