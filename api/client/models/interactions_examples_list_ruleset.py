from typing import Literal

InteractionsExamplesListRuleset = Literal[
    "daedalus-1995", "modern", "ufs-2010", "zman-2000", "zman-2001"
]

INTERACTIONS_EXAMPLES_LIST_RULESET_VALUES: set[InteractionsExamplesListRuleset] = {
    "daedalus-1995",
    "modern",
    "ufs-2010",
    "zman-2000",
    "zman-2001",
}


def check_interactions_examples_list_ruleset(
    value: str,
) -> InteractionsExamplesListRuleset:
    if value in INTERACTIONS_EXAMPLES_LIST_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INTERACTIONS_EXAMPLES_LIST_RULESET_VALUES!r}"
    )
