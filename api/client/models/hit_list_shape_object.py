from typing import Literal

HitListShapeObject = Literal["list"]

HIT_LIST_SHAPE_OBJECT_VALUES: set[HitListShapeObject] = {
    "list",
}


def check_hit_list_shape_object(value: str) -> HitListShapeObject:
    if value in HIT_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HIT_LIST_SHAPE_OBJECT_VALUES!r}"
    )
