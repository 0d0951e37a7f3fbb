from typing import Literal

SymbolShapeObject = Literal["symbol"]

SYMBOL_SHAPE_OBJECT_VALUES: set[SymbolShapeObject] = {
    "symbol",
}


def check_symbol_shape_object(value: str) -> SymbolShapeObject:
    if value in SYMBOL_SHAPE_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SYMBOL_SHAPE_OBJECT_VALUES!r}"
    )
