from typing import Literal

ComparisonBesidesRulesetsItem = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

COMPARISON_BESIDES_RULESETS_ITEM_VALUES: set[ComparisonBesidesRulesetsItem] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_comparison_besides_rulesets_item(value: str) -> ComparisonBesidesRulesetsItem:
    if value in COMPARISON_BESIDES_RULESETS_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_BESIDES_RULESETS_ITEM_VALUES!r}"
    )
