from typing import Literal

FaceShapeDamageType1 = Literal["X"]

FACE_SHAPE_DAMAGE_TYPE_1_VALUES: set[FaceShapeDamageType1] = {
    "X",
}


def check_face_shape_damage_type_1(value: str) -> FaceShapeDamageType1:
    if value in FACE_SHAPE_DAMAGE_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_DAMAGE_TYPE_1_VALUES!r}"
    )
