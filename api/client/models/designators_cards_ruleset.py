from typing import Literal

DesignatorsCardsRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

DESIGNATORS_CARDS_RULESET_VALUES: set[DesignatorsCardsRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_designators_cards_ruleset(value: str) -> DesignatorsCardsRuleset:
    if value in DESIGNATORS_CARDS_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DESIGNATORS_CARDS_RULESET_VALUES!r}"
    )
