from typing import Literal

FaceShapeBloodTypeType3Type1 = Literal["?", "A", "AB", "B", "O"]

FACE_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES: set[FaceShapeBloodTypeType3Type1] = {
    "?",
    "A",
    "AB",
    "B",
    "O",
}


def check_face_shape_blood_type_type_3_type_1(
    value: str,
) -> FaceShapeBloodTypeType3Type1:
    if value in FACE_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_BLOOD_TYPE_TYPE_3_TYPE_1_VALUES!r}"
    )
