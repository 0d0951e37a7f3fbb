from typing import Literal

ActionsBesidesRuleset = Literal["daedalus-1995", "modern", "zman-2000", "zman-2001"]

ACTIONS_BESIDES_RULESET_VALUES: set[ActionsBesidesRuleset] = {
    "daedalus-1995",
    "modern",
    "zman-2000",
    "zman-2001",
}


def check_actions_besides_ruleset(value: str) -> ActionsBesidesRuleset:
    if value in ACTIONS_BESIDES_RULESET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ACTIONS_BESIDES_RULESET_VALUES!r}"
    )
