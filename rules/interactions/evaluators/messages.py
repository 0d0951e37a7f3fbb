"""What the two sides of a pipe say to each other: pickled values, each after its length.

Both sides are processes of ours, one started by the other; nothing that comes from outside is ever unpickled.
"""

from __future__ import annotations

import pickle
import socket
from typing import Any, NamedTuple

LENGTH = 8  # bytes that tell the length of what follows
WANTED = b"evaluator"  # what the fork server is sent, along with a socket


class Ready(NamedTuple):
    """The evaluating side has started, and can be asked. ``process`` is its number."""

    process: int


class Ask(NamedTuple):
    """Someone asks for an evaluation.

    ``library`` tells apart the versions of the library, ``titles`` are those that the scenario names, ``job`` one of
    ``jobs.JOBS``.
    """

    library: int
    titles: tuple[str, ...]
    job: str
    given: tuple[Any, ...]


class Need(NamedTuple):
    """The evaluating side does not know these titles; it is sent a ``Cards``."""

    titles: tuple[str, ...]


class Cards(NamedTuple):
    """The card of each title, none where there is none, and the abilities of their wordings as they are stored."""

    facts: dict[str, Any]
    abilities: dict[Any, list[Any]]


class Done(NamedTuple):
    """The evaluation came to an end. ``memory`` is what the process has needed at most, in megabytes."""

    result: Any
    memory: float


class Malformed(NamedTuple):
    """The scenario was refused, with its faults."""

    faults: list[str]


class TooMuch(NamedTuple):
    """It was refused as too much work."""

    limit: int


class Failed(NamedTuple):
    """An exception that nobody expected."""

    traceback: str


def send(to: socket.socket, message: Any) -> None:
    """Send a message."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    to.sendall(len(data).to_bytes(LENGTH, "big") + data)


def receive(of: socket.socket) -> Any:
    """The next message.

    :raises EOFError: if the other side is gone.
    """
    return pickle.loads(_exactly(of, int.from_bytes(_exactly(of, LENGTH), "big")))


def _exactly(of: socket.socket, size: int) -> bytearray:
    data = bytearray(size)
    view, there = memoryview(data), 0
    while there < size:
        count = of.recv_into(view[there:])
        if not count:
            raise EOFError
        there += count
    return data
