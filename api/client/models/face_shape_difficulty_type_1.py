from typing import Literal

FaceShapeDifficultyType1 = Literal["X"]

FACE_SHAPE_DIFFICULTY_TYPE_1_VALUES: set[FaceShapeDifficultyType1] = {
    "X",
}


def check_face_shape_difficulty_type_1(value: str) -> FaceShapeDifficultyType1:
    if value in FACE_SHAPE_DIFFICULTY_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_DIFFICULTY_TYPE_1_VALUES!r}"
    )
