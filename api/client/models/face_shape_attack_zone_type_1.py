from typing import Literal

FaceShapeAttackZoneType1 = Literal["high", "low", "mid"]

FACE_SHAPE_ATTACK_ZONE_TYPE_1_VALUES: set[FaceShapeAttackZoneType1] = {
    "high",
    "low",
    "mid",
}


def check_face_shape_attack_zone_type_1(value: str) -> FaceShapeAttackZoneType1:
    if value in FACE_SHAPE_ATTACK_ZONE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_ATTACK_ZONE_TYPE_1_VALUES!r}"
    )
