from typing import Literal

FaceShapeGenderType1 = Literal["?", "F", "M"]

FACE_SHAPE_GENDER_TYPE_1_VALUES: set[FaceShapeGenderType1] = {
    "?",
    "F",
    "M",
}


def check_face_shape_gender_type_1(value: str) -> FaceShapeGenderType1:
    if value in FACE_SHAPE_GENDER_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_GENDER_TYPE_1_VALUES!r}"
    )
