"""What a search knows of each entry of its index, packed: of a hundred thousand cards in a few megabytes."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

KEPT = 5_000  # records that were looked at last, as they are read


@dataclass(frozen=True, slots=True)
class Record:
    """An entry as the ranking sees it; ``question`` is set for one that is a question its target answers,
    ``original`` for one in an imported original's words."""

    kind: str
    document: str
    game: str
    target: str
    number: str
    title: str
    headings: str
    url: str
    page_url: str
    weight: float
    question: str = ""
    original: bool = False


class Records:
    """The records of the entries by their place; each is made anew when it is looked at.

    :param rows: the values of their fields, in order.
    """

    def __init__(self, rows: Iterable[Sequence[Any]]) -> None:
        self._texts = bytearray()
        self._ends = array("Q", [0])
        self._weights = array("d")
        self._original = bytearray()
        self._kept: dict[int, Record] = {}
        for *texts, weight, question, original in rows:
            self._texts += "\0".join((*texts, question)).encode()
            self._ends.append(len(self._texts))
            self._weights.append(weight)
            self._original.append(original)

    def __len__(self) -> int:
        return len(self._weights)

    def __getitem__(self, place: int) -> Record:
        found = self._kept.get(place)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[place] = self._read(place)
        return found

    def __iter__(self) -> Iterator[Record]:
        return map(self._read, range(len(self)))

    def _read(self, place: int) -> Record:
        *texts, question = self._texts[self._ends[place] : self._ends[place + 1]].decode().split("\0")
        values: list[Any] = [*texts, self._weights[place], question, bool(self._original[place])]
        return Record(*values)
