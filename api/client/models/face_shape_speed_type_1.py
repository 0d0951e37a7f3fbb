from typing import Literal

FaceShapeSpeedType1 = Literal["X"]

FACE_SHAPE_SPEED_TYPE_1_VALUES: set[FaceShapeSpeedType1] = {
    "X",
}


def check_face_shape_speed_type_1(value: str) -> FaceShapeSpeedType1:
    if value in FACE_SHAPE_SPEED_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_SPEED_TYPE_1_VALUES!r}"
    )
