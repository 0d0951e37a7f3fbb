from typing import Literal

FaceShapePowerType1 = Literal["X"]

FACE_SHAPE_POWER_TYPE_1_VALUES: set[FaceShapePowerType1] = {
    "X",
}


def check_face_shape_power_type_1(value: str) -> FaceShapePowerType1:
    if value in FACE_SHAPE_POWER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_POWER_TYPE_1_VALUES!r}"
    )
