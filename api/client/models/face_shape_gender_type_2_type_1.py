from typing import Literal

FaceShapeGenderType2Type1 = Literal["?", "F", "M"]

FACE_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES: set[FaceShapeGenderType2Type1] = {
    "?",
    "F",
    "M",
}


def check_face_shape_gender_type_2_type_1(value: str) -> FaceShapeGenderType2Type1:
    if value in FACE_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_GENDER_TYPE_2_TYPE_1_VALUES!r}"
    )
