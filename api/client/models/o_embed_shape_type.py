from typing import Literal

OEmbedShapeType = Literal["rich"]

O_EMBED_SHAPE_TYPE_VALUES: set[OEmbedShapeType] = {
    "rich",
}


def check_o_embed_shape_type(value: str) -> OEmbedShapeType:
    if value in O_EMBED_SHAPE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {O_EMBED_SHAPE_TYPE_VALUES!r}"
    )
