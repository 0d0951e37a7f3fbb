"""Many words in little room: whether one is among them."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from zlib import crc32


class Checksums:
    """The checksums of words, sorted: four bytes for each, a tenth of the room that the words would take.

    >>> known = Checksums(["turn", "unturn"])
    >>> "turn" in known, "untern" in known
    (True, False)

    Of the words that are not among a hundred thousand, one in forty thousand is taken for one of them.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._sums = array("I", sorted({crc32(word.encode()) for word in words}))

    def __contains__(self, word: str) -> bool:
        checksum = crc32(word.encode())
        place = bisect_left(self._sums, checksum)
        return place < len(self._sums) and self._sums[place] == checksum
