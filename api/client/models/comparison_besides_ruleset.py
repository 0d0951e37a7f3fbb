from typing import Literal

ComparisonBesidesRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

COMPARISON_BESIDES_RULESET_VALUES: set[ComparisonBesidesRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_comparison_besides_ruleset(value: str) -> ComparisonBesidesRuleset:
    if value in COMPARISON_BESIDES_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {COMPARISON_BESIDES_RULESET_VALUES!r}"
    )
