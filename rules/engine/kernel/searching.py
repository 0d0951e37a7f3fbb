"""The search for legal actions: what might be done is tried in rows side by side, until a bound is reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rules.engine.kernel.actions import Action
from rules.engine.kernel.omitted import TOO_MUCH, Kind, Omission
from rules.engine.kernel.work import TooMuchWorkError

MAX_ACTIONS_LISTED = 500
# How many attempts in vain a row has before the next row has its turn.
PATIENCE = 20
Found = TypeVar("Found")


@dataclass(frozen=True)
class Listing:
    """The legal actions at a point; ``omitted`` says what of them is not listed, by design or for want of room.

    ``effort`` is what it took to find them; some 200,000 are a second.
    """

    actions: list[Action]
    omitted: tuple[Omission, ...] = ()
    effort: int = 0

    @property
    def shortfall(self) -> tuple[str, ...]:
        """In a few words each what is not listed because there is too much of it."""
        return tuple(each.text for each in self.omitted if not each.kind.by_design)


@dataclass
class Search:
    """A search that is going on: the ``effort`` it has taken, and what it leaves out.

    :param most_effort: beyond so much nothing more is tried; no such bound if left out.
    """

    most_effort: int | None = None
    effort: int = 0
    omitted: dict[Omission, None] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Whether it has taken more effort than it may."""
        return self.most_effort is not None and self.effort > self.most_effort

    def omit(self, what: Omission) -> None:
        """Notes that something is not listed."""
        self.omitted[what] = None

    def side_by_side(self, rows: Sequence[Iterator[Found | None]], room: int = MAX_ACTIONS_LISTED) -> list[list[Found]]:
        """What each row yields, one after the other, as long as there is room; nothing is an attempt in vain.

        A long row does not hide the others.

        >>> Search().side_by_side([iter([1, 2, 3]), iter([None, 4])], room=3)
        [[1, 2], [4]]
        """
        found: list[list[Found]] = [[] for _ in rows]
        going = list(enumerate(rows))
        while going:
            still = []
            for n, row in going:
                if self.is_over:
                    self.omit(TOO_MUCH)
                    return found
                try:
                    goes_on, each = _next_of(row)
                except TooMuchWorkError:
                    self.omit(TOO_MUCH)
                    return found
                if each is not None:
                    if room <= 0:
                        self.omit(Omission(Kind.ROOM, f"what goes beyond {MAX_ACTIONS_LISTED} actions"))
                        return found
                    found[n].append(each)
                    room -= 1
                if goes_on:
                    still.append((n, row))
            going = still
        return found


def _next_of(row: Iterator[Found | None]) -> tuple[bool, Found | None]:
    """Whether a row goes on, and what it has yielded after some attempts, if anything."""
    for _ in range(PATIENCE):
        try:
            each = next(row)
        except StopIteration:
            return False, None
        if each is not None:
            return True, each
    return True, None
