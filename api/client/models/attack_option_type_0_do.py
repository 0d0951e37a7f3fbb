from typing import Literal

AttackOptionType0Do = Literal["intercept", "join"]

ATTACK_OPTION_TYPE_0_DO_VALUES: set[AttackOptionType0Do] = {
    "intercept",
    "join",
}


def check_attack_option_type_0_do(value: str) -> AttackOptionType0Do:
    if value in ATTACK_OPTION_TYPE_0_DO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ATTACK_OPTION_TYPE_0_DO_VALUES!r}"
    )
