from typing import Literal

UfsAttackStep = Literal["block", "damage", "enhance", "reversal"]

UFS_ATTACK_STEP_VALUES: set[UfsAttackStep] = {
    "block",
    "damage",
    "enhance",
    "reversal",
}


def check_ufs_attack_step(value: str) -> UfsAttackStep:
    if value in UFS_ATTACK_STEP_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {UFS_ATTACK_STEP_VALUES!r}"
    )
