from typing import Literal

PassageShapeOrigin = Literal["original", "ours"]

PASSAGE_SHAPE_ORIGIN_VALUES: set[PassageShapeOrigin] = {
    "original",
    "ours",
}


def check_passage_shape_origin(value: str) -> PassageShapeOrigin:
    if value in PASSAGE_SHAPE_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PASSAGE_SHAPE_ORIGIN_VALUES!r}"
    )
