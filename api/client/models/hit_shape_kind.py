from typing import Literal

HitShapeKind = Literal["card", "faq", "glossary", "rule", "ruling"]

HIT_SHAPE_KIND_VALUES: set[HitShapeKind] = {
    "card",
    "faq",
    "glossary",
    "rule",
    "ruling",
}


def check_hit_shape_kind(value: str) -> HitShapeKind:
    if value in HIT_SHAPE_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {HIT_SHAPE_KIND_VALUES!r}"
    )
