from typing import Literal

FaceShapeGenderType3Type1 = Literal["?", "F", "M"]

FACE_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES: set[FaceShapeGenderType3Type1] = {
    "?",
    "F",
    "M",
}


def check_face_shape_gender_type_3_type_1(value: str) -> FaceShapeGenderType3Type1:
    if value in FACE_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_GENDER_TYPE_3_TYPE_1_VALUES!r}"
    )
