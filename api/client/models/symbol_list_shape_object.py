from typing import Literal

SymbolListShapeObject = Literal["list"]

SYMBOL_LIST_SHAPE_OBJECT_VALUES: set[SymbolListShapeObject] = {
    "list",
}


def check_symbol_list_shape_object(value: str) -> SymbolListShapeObject:
    if value in SYMBOL_LIST_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SYMBOL_LIST_SHAPE_OBJECT_VALUES!r}"
    )
