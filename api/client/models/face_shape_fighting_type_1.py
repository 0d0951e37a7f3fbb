from typing import Literal

FaceShapeFightingType1 = Literal["X"]

FACE_SHAPE_FIGHTING_TYPE_1_VALUES: set[FaceShapeFightingType1] = {
    "X",
}


def check_face_shape_fighting_type_1(value: str) -> FaceShapeFightingType1:
    if value in FACE_SHAPE_FIGHTING_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_FIGHTING_TYPE_1_VALUES!r}"
    )
