"""The limit to the time of an evaluation."""

import subprocess
import sys
import threading
import time

import pytest

from rules.interactions.time_limit import TimeUpError, _Watch, within


def forever():
    while True:
        try:
            sum(range(100))
        except Exception:
            pytest.fail("a handler of what runs took the stop for its own")


def test_a_loop_is_stopped():
    with pytest.raises(TimeUpError):
        within(0.1, forever)


def test_what_is_quick_is_left_alone():
    before = threading.active_count()
    assert within(60, lambda: sum(range(100))) == 4950
    assert threading.active_count() == before, "nobody watches any more"


def test_an_error_goes_through():
    with pytest.raises(KeyError):
        within(60, lambda: {}["x"])


def test_what_ends_just_in_time_leaves_no_stop_behind():
    """The stop may come at any line near the end: then it counts or does not, and never comes later."""
    outcomes = set()

    def busy(seconds):
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            pass
        return True

    for i in range(300):
        try:
            outcomes.add(within(0.001, lambda i=i: busy(i / 100_000)))
        except TimeUpError:
            outcomes.add(False)
        sum(range(2000))
    assert outcomes == {True, False}


def test_other_threads_go_on():
    done = threading.Event()
    other = threading.Thread(target=lambda: (time.sleep(0.3), done.set()))
    other.start()
    with pytest.raises(TimeUpError):
        within(0.05, forever)
    other.join(10)
    assert done.is_set()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_stop_that_is_lost_comes_again(monkeypatch):
    """One that arrives while a finalizer runs is printed and forgotten by Python."""
    monkeypatch.setattr(_Watch, "AGAIN", 0.05)

    class Slow:
        def __del__(self):
            end = time.perf_counter() + 0.3
            while time.perf_counter() < end:
                pass

    def run():
        Slow()
        forever()

    with pytest.raises(TimeUpError):
        within(0.1, run)


TRACED = """
import sys
from rules.interactions.time_limit import within

within(60, int)
sys.settrace(lambda *event: None)
print((lambda: "called")())
"""


def test_a_traced_call_begins_after_it():
    """A debugger, a profiler and hypothesis trace; under Python 3.11 an exception that is taken back stops them."""
    done = subprocess.run([sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "called\n"
