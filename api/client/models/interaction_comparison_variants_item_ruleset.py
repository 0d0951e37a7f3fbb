from typing import Literal

InteractionComparisonVariantsItemRuleset = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

INTERACTION_COMPARISON_VARIANTS_ITEM_RULESET_VALUES: set[
    InteractionComparisonVariantsItemRuleset
] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_interaction_comparison_variants_item_ruleset(
    value: str,
) -> InteractionComparisonVariantsItemRuleset:
    if value in INTERACTION_COMPARISON_VARIANTS_ITEM_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INTERACTION_COMPARISON_VARIANTS_ITEM_RULESET_VALUES!r}"
    )
