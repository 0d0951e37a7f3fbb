"""Whose turn it is to have something evaluated: how many may wait follows from how long that takes.

What was asked for before tells how long a request of a size needs. Those that need little come before those that need
much and were asked for shortly before; whoever would have to wait longer than its patience is told so at once.
"""

from __future__ import annotations

import threading
import time
from bisect import insort
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

LEARNED = 0.3  # how much the latest of a size counts
SOON = 2  # seconds after which to come back, at the least


class BusyError(Exception):
    """Too many ask for evaluations, or one was stopped: not the scenario is at fault. ``wait`` is in seconds."""

    def __init__(self, why: str, wait: int) -> None:
        super().__init__(why)
        self.wait = wait


@dataclass(eq=False)
class _Turn:
    """Somebody who waits: ``due`` is when they would be done if nobody else were there, ``seconds`` what they need."""

    due: float
    seconds: float


class Turns:
    """The turns of so many processes.

    :param waiting: how many can wait at most: each holds a thread, which others need for other things.
    :param patience: for how many seconds one waits. The more wait, the shorter must be what the next one has before it.
    :param clock: tells the seconds that have gone by.
    """

    def __init__(
        self, processes: int, waiting: int, patience: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._processes, self._most, self._patience, self._clock = processes, waiting, patience, clock
        self._changed = threading.Condition()
        self._waiting: list[_Turn] = []  # the next one first
        self._running: dict[_Turn, float] = {}  # and when each will be done
        self._seconds: dict[int, float] = {}  # that a request takes, by the number of bits of its size

    @contextmanager
    def turn(self, size: int = 0) -> Iterator[None]:
        """Wait for one's turn, and have it.

        :param size: of what is asked for, in bytes or whatever else tells light from heavy.
        :raises BusyError: if it would take, or has taken, too long.
        """
        seconds = self._expected(size)
        mine = _Turn(self._clock() + seconds, seconds)
        with self._changed:
            if self._waiting or len(self._running) >= self._processes:
                self._wait(mine)
            started = self._clock()
            self._running[mine] = started + seconds
        try:
            yield
        finally:
            with self._changed:
                del self._running[mine]
                self._learn(size, self._clock() - started)
                self._changed.notify_all()

    def _wait(self, mine: _Turn) -> None:
        before = self._before(mine)
        left = 1 - len(self._waiting) / self._most if self._most else 0
        if left <= 0 or before > left * self._patience:
            raise BusyError("Too many evaluations are asked for at once.", max(SOON, ceil(before)))
        insort(self._waiting, mine, key=lambda each: each.due)
        try:
            if not self._changed.wait_for(lambda: self._is_next(mine), self._patience):
                raise BusyError("Other evaluations took too long.", max(SOON, ceil(self._before(mine))))
        finally:
            self._waiting.remove(mine)
            self._changed.notify_all()

    def _is_next(self, mine: _Turn) -> bool:
        return self._waiting[0] is mine and len(self._running) < self._processes

    def _before(self, mine: _Turn) -> float:
        """Seconds that those before this one need."""
        now = self._clock()
        running = sum(max(0.0, done - now) for done in self._running.values())
        return (running + sum(each.seconds for each in self._waiting if each.due < mine.due)) / self._processes

    def _expected(self, size: int) -> float:
        """Seconds that a request of this size is likely to take: as those that were as large, or a little smaller."""
        nearest = max((bits for bits in self._seconds if bits <= size.bit_length()), default=None)
        return 0.0 if nearest is None else self._seconds[nearest]

    def _learn(self, size: int, seconds: float) -> None:
        known = self._seconds.get(size.bit_length(), seconds)
        self._seconds[size.bit_length()] = known + LEARNED * (seconds - known)
