"""How much work one evaluation may be: counted, so that the same scenario gives the same result on any machine.

The unit is about the looking at one card by a text. What grows with a game counts: a card that a noun phrase looks at,
a change (the table of cards is copied), a view, a step. A ``Game`` hands its account on to every game that follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rules.engine.kernel.errors import ScenarioError

# One or two seconds of a processor; the heaviest entry of the corpus takes a hundredth of it.
MAX_WORK = 300_000
A_CHANGE = 2
TELLING = 30_000  # for telling how far an evaluation came that is more than one may be
CARDS_COPIED = 100  # in the time that counts as one
CARDS_VIEWED = 10
A_STEP = 20


class TooMuchWorkError(ScenarioError):
    """A scenario whose evaluation is more work than one may be. The same scenario raises it again, whatever is done."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        bound = f"more than {limit:,} units; looking at a card takes one"
        super().__init__([f"scenario: its evaluation is too much work ({bound}); try fewer cards or fewer actions"])


class Work:
    """An account of work: ``spend`` counts, and refuses what goes beyond the limit."""

    __slots__ = ("done", "limit")

    def __init__(self, limit: int = MAX_WORK) -> None:
        self.limit = limit
        self.done = 0

    def spend(self, units: int) -> None:
        """Count so many units.

        :raises TooMuchWorkError: beyond the limit, and from then on each time.
        """
        self.done += units
        if self.done > self.limit:
            raise TooMuchWorkError(self.limit)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """What has been reached may be told within so much work, though the account is overdrawn; then it is again."""
        limit, self.limit = self.limit, max(self.limit, self.done + TELLING)
        try:
            yield
        finally:
            self.limit = limit
