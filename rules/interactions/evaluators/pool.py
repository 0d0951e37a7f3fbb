"""Where evaluations take place: in so many processes, one after the other."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rules.engine import ScenarioError, TooMuchWorkError
from rules.interactions.evaluators.messages import (
    WANTED,
    Ask,
    Cards,
    Done,
    Failed,
    Malformed,
    Need,
    Ready,
    TooMuch,
    receive,
    send,
)
from rules.interactions.evaluators.turns import BusyError, Turns

ROOT = Path(__file__).resolve().parents[3]
# When a process is replaced by a new one: after so many evaluations, or where it has needed so much memory.
MAX_ASKED = 2_000
MAX_MEMORY = 250.0  # megabytes
START_SECONDS = 60.0

Supply = Callable[[Sequence[str]], Cards]


class StoppedError(BusyError):
    """An evaluation was stopped: its process is gone, or took too long."""


class EvaluatorError(RuntimeError):
    """Something went wrong in an evaluator; the message is its traceback."""


class ForkServer:
    """The process that evaluators are forked from, for this process and those that it forks off."""

    def __init__(self) -> None:
        self._end, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            # Not in the group that Ctrl-C of a terminal ends, but in its session: within it `nice` counts.
            self._process = subprocess.Popen(
                [sys.executable, "-m", "rules.interactions.evaluators.fork_server", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                process_group=0,
            )

    def fork(self, evaluators_end: socket.socket) -> None:
        """Have an evaluator forked that answers on this socket; it is not waited for.

        :raises OSError: if the fork server is gone.
        """
        socket.send_fds(self._end, [WANTED], [evaluators_end.fileno()])


class Evaluator:
    """One process that evaluates, started at once; it is not waited for until it is asked."""

    def __init__(self) -> None:
        self._end, theirs = socket.socketpair()
        with theirs:
            _fork(theirs)
        self._process: int | None = None  # its number, when it is ready
        self._asked = 0
        self._memory = 0.0

    @property
    def worn(self) -> bool:
        """Whether it had better be replaced."""
        return self._asked >= MAX_ASKED or self._memory > MAX_MEMORY or self._gone

    def ask(self, ask: Ask, supply: Supply, seconds: float) -> Any:
        """What comes of an evaluation.

        :param supply: gives the cards of titles.
        :raises ScenarioError: if the scenario is malformed, or too much work.
        :raises TimeoutError: if there is no answer after so many seconds; the process has to be ended then.
        :raises EOFError, OSError: if it is gone.
        """
        if self._process is None:
            self._end.settimeout(START_SECONDS)
            ready: Ready = receive(self._end)
            self._process = ready.process
        until = time.monotonic() + seconds
        self._asked += 1
        self._say(ask, until)
        while True:
            self._wait(until)
            answer = receive(self._end)
            if isinstance(answer, Need):
                self._say(supply(answer.titles), until)
                continue
            if isinstance(answer, Done):
                self._memory = answer.memory
                return answer.result
            if isinstance(answer, TooMuch):
                raise TooMuchWorkError(answer.limit)
            if isinstance(answer, Malformed):
                raise ScenarioError(answer.faults)
            assert isinstance(answer, Failed)
            raise EvaluatorError(answer.traceback)

    def end(self) -> None:
        """End it, whatever it is doing."""
        if self._process is not None and not self._gone:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
        self._end.close()  # One that is not ready yet sees it, and ends.

    @property
    def _gone(self) -> bool:
        """Whether there is nobody on the other side of the socket."""
        try:
            self._end.settimeout(0)
            return not self._end.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def _say(self, message: Any, until: float) -> None:
        self._wait(until)
        send(self._end, message)

    def _wait(self, until: float) -> None:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._end.settimeout(left)


class Pool:
    """So many evaluators, each for one thread at a time; ``waiting`` and ``patience`` are those of :class:`Turns`.

    :param seconds: after which an evaluation is stopped. Its work is bounded without a clock; this is for what that
        does not foresee.
    """

    def __init__(self, processes: int, waiting: int, *, seconds: float, patience: float) -> None:
        self._turns = Turns(processes, waiting, patience)
        self._lock = threading.Lock()
        self._evaluators = [Evaluator() for _ in range(processes)]
        self._mine = threading.local()
        self._seconds = seconds

    @contextmanager
    def place(self, size: int = 0) -> Iterator[None]:
        """Hold an evaluator for all that a request asks for: it is refused at the start or not at all.

        :param size: of the request, which tells light ones from heavy ones.
        :raises BusyError: if none is free, and it would take too long until one is.
        """
        if getattr(self._mine, "evaluator", None) is not None:
            yield
            return
        with self._turns.turn(size):
            with self._lock:
                self._mine.evaluator = self._evaluators.pop()
            try:
                yield
            finally:
                evaluator, self._mine.evaluator = self._mine.evaluator, None
                if evaluator.worn:
                    evaluator = _instead_of(evaluator)
                with self._lock:
                    self._evaluators.append(evaluator)

    def ask(self, ask: Ask, supply: Supply) -> Any:
        """What comes of an evaluation.

        :raises ScenarioError: if the scenario is malformed, or too much work.
        :raises BusyError: if there is no place for it, or it was stopped.
        """
        with self.place():
            try:
                return self._mine.evaluator.ask(ask, supply, self._seconds)
            except (TimeoutError, EOFError, OSError) as error:
                self._mine.evaluator = _instead_of(self._mine.evaluator)
                stopped = f"after {self._seconds:g} seconds" if isinstance(error, TimeoutError) else "with its process"
                raise StoppedError(f"The evaluation was stopped {stopped}.", 10) from None
            except (ScenarioError, EvaluatorError):
                raise
            except BaseException:
                # Whatever interrupted it: the next answer of this process would be the one that nobody heard.
                self._mine.evaluator = _instead_of(self._mine.evaluator)
                raise

    def end(self) -> None:
        """End all processes; nobody may be evaluating."""
        with suppress(IndexError):
            while True:
                self._evaluators.pop().end()


def _instead_of(evaluator: Evaluator) -> Evaluator:
    evaluator.end()
    return Evaluator()


class _Shared:
    """The pool and the fork server of this process. One that forks off makes a pool of its own and keeps the latter."""

    pool: Pool | None = None
    fork_server: ForkServer | None = None
    lock = threading.RLock()


def shared(make: Callable[[], Pool]) -> Pool:
    """The pool of this process, made when it is first asked for."""
    with _Shared.lock:
        if _Shared.pool is None:
            _Shared.pool = make()
        return _Shared.pool


def fork_server() -> ForkServer:
    """The fork server, started when it is first asked for: before a server forks its workers, they share one."""
    with _Shared.lock:
        if _Shared.fork_server is None:
            _Shared.fork_server = ForkServer()
        return _Shared.fork_server


def _fork(evaluators_end: socket.socket) -> None:
    try:
        fork_server().fork(evaluators_end)
    except OSError:
        with _Shared.lock:
            _Shared.fork_server = None
        fork_server().fork(evaluators_end)


def _forget() -> None:
    _Shared.pool, _Shared.lock = None, threading.RLock()


os.register_at_fork(after_in_child=_forget)
