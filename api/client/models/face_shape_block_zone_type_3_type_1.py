from typing import Literal

FaceShapeBlockZoneType3Type1 = Literal["high", "low", "mid"]

FACE_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES: set[FaceShapeBlockZoneType3Type1] = {
    "high",
    "low",
    "mid",
}


def check_face_shape_block_zone_type_3_type_1(
    value: str,
) -> FaceShapeBlockZoneType3Type1:
    if value in FACE_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_BLOCK_ZONE_TYPE_3_TYPE_1_VALUES!r}"
    )
