"""Choices that differ: of things that are the same to whoever chooses, which of them are taken does not matter."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import accumulate
from typing import TypeVar

Thing = TypeVar("Thing")


def groups(things: Iterable[Thing], number: int, kind: Callable[[Thing], Hashable]) -> Iterator[tuple[Thing, ...]]:
    """Every choice of so many things, each found when it is asked for; those that come to the same once.

    >>> list(groups("aab", 2, str))
    [('a', 'a'), ('a', 'b')]
    """
    alike: dict[Hashable, list[Thing]] = {}
    for each in things:
        alike.setdefault(kind(each), []).append(each)
    rows = list(alike.values())
    left = [*accumulate((len(row) for row in reversed(rows)), initial=0)][::-1]
    yield from _groups(rows, left, number, 0)


def _groups(rows: list[list[Thing]], left: list[int], number: int, start: int) -> Iterator[tuple[Thing, ...]]:
    if number == 0:
        yield ()
        return
    for n in range(start, len(rows)):
        if left[n] < number:
            return
        for taken in range(min(number, len(rows[n])), 0, -1):
            for rest in _groups(rows, left, number - taken, n + 1):
                yield (*rows[n][:taken], *rest)
