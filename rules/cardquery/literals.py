"""What each match of a regular expression has in it, letter for letter."""

from __future__ import annotations

import re
import string
import warnings
from collections.abc import Iterable, Iterator
from re import _constants as codes
from re import _parser
from typing import Any

SHORTEST, MOST = 3, 3
# Of other letters databases and RE2 do not agree which are the same whatever the case.
PLAIN = frozenset((string.ascii_letters + string.digits + " :.,-").encode())


def literals_of(pattern: str) -> list[str]:
    """The longest literals that a text must have for the pattern to match; none where that cannot be told.

    >>> literals_of("inflicts? [3-9] damage"), literals_of("smoke|toast"), literals_of("(turn and )+maintain")
    (['inflict', ' damage'], [], ['turn and ', 'maintain'])
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            parsed = _parser.parse(pattern)
    except (re.error, OverflowError, RecursionError):  # what is written otherwise for RE2
        return []
    found = dict.fromkeys(each for each in _runs(parsed) if len(each) >= SHORTEST)
    return sorted(found, key=len, reverse=True)[:MOST]


def _runs(parsed: Iterable[tuple[Any, Any]]) -> Iterator[str]:
    """Letters that follow each other in each match."""
    run = ""
    for code, value in parsed:
        if code is codes.LITERAL and value in PLAIN:
            run += chr(value)
            continue
        yield run
        run = ""
        if code is codes.SUBPATTERN or (code in (codes.MAX_REPEAT, codes.MIN_REPEAT) and value[0] >= 1):
            yield from _runs(value[-1])
    yield run
