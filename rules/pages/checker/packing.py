"""A scenario in an address: JSON, compressed, in letters that an address may hold. So a link shares a position."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

MAX_LINK = 3_500  # characters; servers commonly accept addresses of about 4,000
MAX_BYTES = 400_000  # of JSON, unpacked


class PackedError(ValueError):
    """What stands in an address is no scenario."""


def pack(scenario: dict[str, Any]) -> str:
    """A scenario as a word for an address.

    >>> unpack(pack({"players": []}))
    {'players': []}
    """
    text = json.dumps(scenario, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).rstrip(b"=").decode()


def unpack(word: str) -> dict[str, Any]:
    """The scenario that a word stands for.

    :raises PackedError: if it is cut off, altered or too large.
    """
    try:
        raw = base64.b64decode(word.encode("ascii") + b"=" * (-len(word) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj()
        text = opened.decompress(raw, MAX_BYTES)
        if opened.unconsumed_tail or not opened.eof:
            raise PackedError("it is too large, or its end is missing")
    except (binascii.Error, ValueError, zlib.error) as error:
        raise PackedError("the link is cut off or has been altered") from error
    return read(text.decode("utf-8", "replace"))


def read(text: str) -> dict[str, Any]:
    """The scenario that a JSON text holds; an entry of a scenario file is read too.

    :raises PackedError: if it is no JSON object, or too large.
    """
    if len(text) > MAX_BYTES:
        raise PackedError(f"it is longer than {MAX_BYTES:,} characters")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        place = f" (line {error.lineno}, column {error.colno})" if isinstance(error, json.JSONDecodeError) else ""
        raise PackedError(f"it is no JSON{place}") from error
    if isinstance(found, dict) and isinstance(found.get("scenario"), dict):
        found = found["scenario"]
    if not isinstance(found, dict):
        raise PackedError("it is JSON, but no object with players and actions")
    return found
