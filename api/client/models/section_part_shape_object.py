from typing import Literal

SectionPartShapeObject = Literal["section"]

SECTION_PART_SHAPE_OBJECT_VALUES: set[SectionPartShapeObject] = {
    "section",
}


def check_section_part_shape_object(value: str) -> SectionPartShapeObject:
    if value in SECTION_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SECTION_PART_SHAPE_OBJECT_VALUES!r}"
    )
