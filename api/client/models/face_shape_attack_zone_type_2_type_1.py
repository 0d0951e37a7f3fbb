from typing import Literal

FaceShapeAttackZoneType2Type1 = Literal["high", "low", "mid"]

FACE_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES: set[FaceShapeAttackZoneType2Type1] = {
    "high",
    "low",
    "mid",
}


def check_face_shape_attack_zone_type_2_type_1(
    value: str,
) -> FaceShapeAttackZoneType2Type1:
    if value in FACE_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_ATTACK_ZONE_TYPE_2_TYPE_1_VALUES!r}"
    )
