from typing import Literal

SectionShapeObject = Literal["section"]

SECTION_SHAPE_OBJECT_VALUES: set[SectionShapeObject] = {
    "section",
}


def check_section_shape_object(value: str) -> SectionShapeObject:
    if value in SECTION_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SECTION_SHAPE_OBJECT_VALUES!r}"
    )
