from typing import Literal

RulesetShapeObject = Literal["ruleset"]

RULESET_SHAPE_OBJECT_VALUES: set[RulesetShapeObject] = {
    "ruleset",
}


def check_ruleset_shape_object(value: str) -> RulesetShapeObject:
    if value in RULESET_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {RULESET_SHAPE_OBJECT_VALUES!r}"
    )
