from typing import Literal

ScenarioActionDo = Literal[
    "attack",
    "bid",
    "choose",
    "combat",
    "continue",
    "decline",
    "discard",
    "divide",
    "draw",
    "end turn",
    "generate power",
    "heal",
    "intercept",
    "join",
    "keep",
    "move",
    "pass",
    "play",
    "resolve",
    "return to main shot",
    "reveal",
    "skip power",
    "take",
    "unturn",
    "use",
]

SCENARIO_ACTION_DO_VALUES: set[ScenarioActionDo] = {
    "attack",
    "bid",
    "choose",
    "combat",
    "continue",
    "decline",
    "discard",
    "divide",
    "draw",
    "end turn",
    "generate power",
    "heal",
    "intercept",
    "join",
    "keep",
    "move",
    "pass",
    "play",
    "resolve",
    "return to main shot",
    "reveal",
    "skip power",
    "take",
    "unturn",
    "use",
}


def check_scenario_action_do(value: str) -> ScenarioActionDo:
    if value in SCENARIO_ACTION_DO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCENARIO_ACTION_DO_VALUES!r}"
    )
