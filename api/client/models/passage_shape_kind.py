from typing import Literal

PassageShapeKind = Literal["answer", "definition", "entry", "example", "rule", "ruling"]

PASSAGE_SHAPE_KIND_VALUES: set[PassageShapeKind] = {
    "answer",
    "definition",
    "entry",
    "example",
    "rule",
    "ruling",
}


def check_passage_shape_kind(value: str) -> PassageShapeKind:
    if value in PASSAGE_SHAPE_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {PASSAGE_SHAPE_KIND_VALUES!r}"
    )
