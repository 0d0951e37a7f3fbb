from typing import Literal

FaceShapeCostType1 = Literal["X"]

FACE_SHAPE_COST_TYPE_1_VALUES: set[FaceShapeCostType1] = {
    "X",
}


def check_face_shape_cost_type_1(value: str) -> FaceShapeCostType1:
    if value in FACE_SHAPE_COST_TYPE_1_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {FACE_SHAPE_COST_TYPE_1_VALUES!r}"
    )
