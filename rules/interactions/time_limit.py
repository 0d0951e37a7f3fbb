"""A limit to the time of an evaluation: a scenario that someone sends must not keep a worker busy for minutes."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc


class TimeUpError(Exception):
    """Something was stopped."""


class _Stop(BaseException):
    """What is raised where it runs: no error, so that no handler there takes it for its own."""


def within(seconds: float, call: Callable[[], T]) -> T:
    """What ``call`` gives, if it comes to an end in time.

    The engine knows no clock, and a loop in it may come by no place that looks at one. So another thread raises an
    exception in the one that evaluates; an evaluation is plain data, and nothing is left half done.

    :raises TimeUpError: if it was stopped.
    """
    watch = _Watch(seconds)
    try:
        try:
            watch.thread.start()
            return call()
        finally:
            watch.end()
    except _Stop:
        watch.end()  # again: the stop may have come in the middle of it
        raise TimeUpError from None


class _Watch:
    AGAIN = 1.0  # seconds; a stop is lost if it comes while a finalizer runs

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.watched = ctypes.c_ulong(threading.get_ident())
        self.raised = False
        self.running = threading.Lock()
        self.running.acquire()
        self.thread = threading.Thread(target=self.watch, daemon=True)

    def watch(self) -> None:
        wait = self.seconds
        while not self.running.acquire(timeout=wait):
            self.raised = True
            _raise_in(self.watched, ctypes.py_object(_Stop))
            wait = self.AGAIN

    def end(self) -> None:
        """Nothing is stopped from here on: a stop that has not arrived yet arrives here.

        To take it back with ``NULL`` would leave a flag of Python 3.11 set for ever, by which every loop of the process
        is slower and a traced call never begins.
        """
        if self.running.locked():
            self.running.release()
        self.thread.join()
        if self.raised:
            try:
                _raise_in(self.watched, ctypes.py_object(_Stop))
                while True:
                    pass
            except _Stop:
                self.raised = False
