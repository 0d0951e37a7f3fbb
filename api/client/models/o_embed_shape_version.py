from typing import Literal

OEmbedShapeVersion = Literal["1.0"]

O_EMBED_SHAPE_VERSION_VALUES: set[OEmbedShapeVersion] = {
    "1.0",
}


def check_o_embed_shape_version(value: str) -> OEmbedShapeVersion:
    if value in O_EMBED_SHAPE_VERSION_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {O_EMBED_SHAPE_VERSION_VALUES!r}"
    )
