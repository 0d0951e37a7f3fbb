"""Where a text needs one card or one player: the one that there is, and a refusal where there are several (DESIGN 5).

The one place in which what stands for a number of things is made one of them; a test keeps it the only one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rules.engine.shadowfist.query.scope import CannotRunError

T = TypeVar("T")


def only(found: Iterable[T], what: str) -> T | None:
    """The one thing that a phrase stands for; nothing where there is none.

    :param what: what is needed of it, in a few words: "the card whose cost is meant".
    :raises CannotRunError: if there are several: nobody has said which of them is meant.

    >>> only(["Ann"], "who chooses")
    'Ann'
    """
    there = [*found]
    if len(there) > 1:
        raise CannotRunError(f"{what}, of which there are {len(there)}")
    return there[0] if there else None
