"""Choosing among the words of the index the one that was meant."""

from __future__ import annotations

from collections.abc import Iterable


def best_suggestion(word: str, candidates: Iterable[tuple[str, int]]) -> str | None:
    """The candidate that is fewest slips away, the commonest of those; ``None`` where all are too far.

    :param candidates: words of the index with the number of entries that have them.
    """
    allowed = 1 if len(word) < 5 else 2
    ranked = [
        (slips, -frequency, candidate)
        for candidate, frequency in candidates
        if candidate != word and (slips := distance(word, candidate, allowed)) <= allowed
    ]
    return min(ranked)[2] if ranked else None


def distance(a: str, b: str, limit: int) -> int:
    """How many slips of the pen lie between two words: a letter too many, missing, wrong, or two in the wrong order.

    Anything above ``limit`` is ``limit + 1``.
    """
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, start=1):
        before, last, row = row, before, [i]
        for j, other in enumerate(b, start=1):
            value = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                value = min(value, last[j - 2] + 1)
            row.append(value)
        if min(row) > limit:
            return limit + 1
    return min(row[-1], limit + 1)
