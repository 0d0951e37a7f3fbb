"""Whose turn it is to have something evaluated: light ones before heavy ones, and nobody waits in vain."""

import threading
import time

import pytest

from rules.interactions.evaluators.turns import LEARNED, BusyError, Turns

LIGHT, HEAVY = 100, 100_000  # bytes


@pytest.fixture
def queue():
    """Turns of one process that know how long requests take, held until ``free`` is set; those that have had theirs
    are in ``had``. Time goes by only as ``now`` is set."""

    class Queue:
        def __init__(self, light=1.0, heavy=100.0, waiting=10, patience=600.0):
            self.now = 0.0
            self.turns = Turns(1, waiting, patience, lambda: self.now)
            self.turns._seconds = {LIGHT.bit_length(): light, HEAVY.bit_length(): heavy}
            self.free, self.had, self.threads = threading.Event(), [], []

        def ask(self, size):
            """Ask for a turn in a thread, which has it or waits when this returns."""
            before = self.busy()
            thread = threading.Thread(target=self.have, args=(size,))
            self.threads.append(thread)
            thread.start()
            while self.busy() == before:
                time.sleep(0.001)

        def busy(self):
            return len(self.turns._waiting) + len(self.turns._running)

        def have(self, size):
            with self.turns.turn(size):
                self.had.append(size)
                self.free.wait(60)

        def end(self):
            self.free.set()
            for thread in self.threads:
                thread.join()
            return self.had

    made = []

    def make(**how):
        made.append(Queue(**how))
        return made[-1]

    yield make
    for each in made:
        each.end()


def test_light_ones_come_before_heavy_ones(queue):
    asked = queue()
    for size in (LIGHT, HEAVY, HEAVY, LIGHT, LIGHT):
        asked.ask(size)
    assert asked.end() == [LIGHT, LIGHT, LIGHT, HEAVY, HEAVY]


def test_a_heavy_one_is_not_passed_over_for_ever(queue):
    asked = queue(heavy=5.0)
    asked.ask(LIGHT)
    asked.ask(HEAVY)
    asked.now = 10.0
    asked.ask(LIGHT)
    assert asked.end() == [LIGHT, HEAVY, LIGHT]


def test_as_many_wait_as_take_little_time(queue):
    asked = queue(light=1.0, patience=600.0)
    for _ in range(8):
        asked.ask(LIGHT)
    assert asked.end() == [LIGHT] * 8


def test_who_would_wait_too_long_is_told_so_at_once(queue):
    asked = queue(heavy=600.0, patience=400.0)
    asked.ask(HEAVY)
    with pytest.raises(BusyError, match="Too many") as refused, asked.turns.turn(LIGHT):
        pass
    assert refused.value.wait == 600
    assert not asked.turns._waiting


def test_the_more_wait_the_less_may_be_before_the_next(queue):
    asked = queue(light=200.0, heavy=600.0, waiting=4, patience=900.0)
    asked.ask(LIGHT)
    asked.ask(LIGHT)
    asked.ask(LIGHT)
    with pytest.raises(BusyError), asked.turns.turn(HEAVY):
        pass


def test_what_a_size_takes_is_learned(queue):
    asked = queue(heavy=100.0)
    assert asked.turns._expected(1_000_000) == 100.0, "no larger one was seen"
    with asked.turns.turn(HEAVY):
        asked.now = 10.0
    assert asked.turns._expected(HEAVY) == pytest.approx(100.0 + LEARNED * (10.0 - 100.0))
    assert asked.turns._expected(1) == 0.0
