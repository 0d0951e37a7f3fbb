from typing import Literal

InteractionComparisonObject = Literal["comparison"]

INTERACTION_COMPARISON_OBJECT_VALUES: set[InteractionComparisonObject] = {
    "comparison",
}


def check_interaction_comparison_object(value: str) -> InteractionComparisonObject:
    if value in INTERACTION_COMPARISON_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INTERACTION_COMPARISON_OBJECT_VALUES!r}"
    )
