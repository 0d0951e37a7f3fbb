from typing import Literal

FaceShapeBodyType1 = Literal["X"]

FACE_SHAPE_BODY_TYPE_1_VALUES: set[FaceShapeBodyType1] = {
    "X",
}


def check_face_shape_body_type_1(value: str) -> FaceShapeBodyType1:
    if value in FACE_SHAPE_BODY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_BODY_TYPE_1_VALUES!r}"
    )
