from typing import Literal

CardOrPrintingListPartShapeObject = Literal["list"]

CARD_OR_PRINTING_LIST_PART_SHAPE_OBJECT_VALUES: set[
    CardOrPrintingListPartShapeObject
] = {
    "list",
}


def check_card_or_printing_list_part_shape_object(
    value: str,
) -> CardOrPrintingListPartShapeObject:
    if value in CARD_OR_PRINTING_LIST_PART_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_OR_PRINTING_LIST_PART_SHAPE_OBJECT_VALUES!r}"
    )
