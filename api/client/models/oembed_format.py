from typing import Literal

OembedFormat = Literal["json"]

OEMBED_FORMAT_VALUES: set[OembedFormat] = {
    "json",
}


def check_oembed_format(value: str) -> OembedFormat:
    if value in OEMBED_FORMAT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {OEMBED_FORMAT_VALUES!r}"
    )
