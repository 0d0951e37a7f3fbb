from typing import Literal

SymbolShapeKind = Literal["faction", "talent"]

SYMBOL_SHAPE_KIND_VALUES: set[SymbolShapeKind] = {
    "faction",
    "talent",
}


def check_symbol_shape_kind(value: str) -> SymbolShapeKind:
    if value in SYMBOL_SHAPE_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SYMBOL_SHAPE_KIND_VALUES!r}"
    )
