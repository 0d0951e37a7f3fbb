"""Chance that comes to the same end for the same seed: a draw gives a number, and the seed of the next draw.

So a board that says its seed goes on as the game would have gone on.
"""

from __future__ import annotations

import random

SEEDS = 2**31


def drawn(seed: int, sides: int) -> tuple[int, int]:
    """A number from 0 to ``sides`` - 1, and the seed of the next draw.

    >>> number, following = drawn(0, 6)
    >>> (number, following) == drawn(0, 6), 0 <= number < 6, following != 0
    (True, True, True)
    """
    dice = random.Random(seed)
    return int(dice.random() * sides), int(dice.random() * SEEDS)
