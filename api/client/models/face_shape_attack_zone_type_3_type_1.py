from typing import Literal

FaceShapeAttackZoneType3Type1 = Literal["high", "low", "mid"]

FACE_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES: set[FaceShapeAttackZoneType3Type1] = {
    "high",
    "low",
    "mid",
}


def check_face_shape_attack_zone_type_3_type_1(
    value: str,
) -> FaceShapeAttackZoneType3Type1:
    if value in FACE_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_ATTACK_ZONE_TYPE_3_TYPE_1_VALUES!r}"
    )
