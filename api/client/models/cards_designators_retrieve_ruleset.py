from typing import Literal

CardsDesignatorsRetrieveRuleset = Literal[
    "daedalus-1995", "modern", "zman-2000", "zman-2001"
]

CARDS_DESIGNATORS_RETRIEVE_RULESET_VALUES: set[CardsDesignatorsRetrieveRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_cards_designators_retrieve_ruleset(
    value: str,
) -> CardsDesignatorsRetrieveRuleset:
    if value in CARDS_DESIGNATORS_RETRIEVE_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARDS_DESIGNATORS_RETRIEVE_RULESET_VALUES!r}"
    )
