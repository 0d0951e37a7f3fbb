"""Numbers as bytes in the database, the lowest byte first on every machine."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from typing import Any

KEYS = "I"  # four bytes each


def packed(code: str, numbers: Iterable[float]) -> bytes:
    """Numbers as bytes.

    :param code: of their kind, as ``array`` has it.
    """
    values = array(code, numbers)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def unpacked(code: str, data: Iterable[int]) -> array[Any]:
    """What :func:`packed` packed."""
    values = array(code)
    values.frombytes(bytes(data))
    if sys.byteorder == "big":
        values.byteswap()
    return values
