from typing import Literal

CardOrPrintingListShapeObject = Literal["list"]

CARD_OR_PRINTING_LIST_SHAPE_OBJECT_VALUES: set[CardOrPrintingListShapeObject] = {
    "list",
}


def check_card_or_printing_list_shape_object(
    value: str,
) -> CardOrPrintingListShapeObject:
    if value in CARD_OR_PRINTING_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {CARD_OR_PRINTING_LIST_SHAPE_OBJECT_VALUES!r}"
    )
