"""The process that evaluates, forked by ``fork_server``.

It yields to whatever serves pages (``nice``), takes no more memory than it may, and ends when the other side is gone.
"""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rules.engine import ScenarioError, TooMuchWorkError, slug
from rules.engine.shadowfist import CardFacts, Face, RulesText, compile_card_text, read_abilities
from rules.engine.shadowfist import read_stored as read
from rules.interactions.evaluators.jobs import JOBS
from rules.interactions.evaluators.messages import (
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

NICE = 5  # a third of the share of a worker where both want the processor
MAX_ADDRESSES = 2_000_000_000  # bytes


class SentLibrary:
    """The cards that the other side has sent so far; it is asked for what is missing. A library of the engine."""

    def __init__(self, other_side: socket.socket) -> None:
        self._other_side = other_side
        self._cards: dict[str, CardFacts] = {}
        self._missing: set[str] = set()
        self._abilities: dict[Face, list[Any]] = {}
        self._texts: dict[Face, RulesText] = {}

    def load(self, titles: Iterable[str]) -> None:
        """Ask for those of these titles that are not here, all at once. What there was not last time may be now."""
        self._missing.clear()
        wanted = {slug(title): title for title in titles}
        self._ask({name: title for name, title in wanted.items() if name not in self._cards})

    def find(self, title: str) -> CardFacts | None:
        """The card with this title, alias, or slug of either."""
        name = slug(title)
        if name not in self._cards and name not in self._missing:
            self._ask({name: title})
        return self._cards.get(name)

    def compiled(self, face: Face) -> RulesText:
        """The rules text of a wording, compiled."""
        text = self._texts.get(face)
        if text is None:
            sent = self._abilities.pop(face, None)
            if sent is None:
                nodes = tuple(compile_card_text(face.text, title=face.title, type=face.type).abilities)
            else:
                nodes = tuple(map(read, sent))
            text = self._texts[face] = read_abilities(face, nodes)
        return text

    def _ask(self, wanted: dict[str, str]) -> None:
        if not wanted:
            return
        send(self._other_side, Need(tuple(wanted.values())))
        sent: Cards = receive(self._other_side)
        for name, title in wanted.items():
            facts = sent.facts[title]
            if facts is None:
                self._missing.add(name)
            else:
                # By whatever name it is asked for, a card is one object.
                self._cards[name] = self._cards.setdefault(slug(facts.title), facts)
        self._abilities |= {face: nodes for face, nodes in sent.abilities.items() if face not in self._texts}


def serve(other_side: socket.socket) -> None:
    """Answer until the other side is gone."""
    version, library = None, SentLibrary(other_side)
    while True:
        ask: Ask = receive(other_side)
        if ask.library != version:
            version, library = ask.library, SentLibrary(other_side)
        send(other_side, _answer(ask, library))


def _answer(ask: Ask, library: SentLibrary) -> Any:
    try:
        library.load(ask.titles)
        result = JOBS[ask.job](*ask.given, library)
    except TooMuchWorkError as error:
        return TooMuch(error.limit)
    except ScenarioError as error:
        return Malformed(error.faults)
    except EOFError:
        raise
    except Exception:
        return Failed(traceback.format_exc())
    return Done(result, _peak())


def _peak() -> float:
    """The most memory that this process has had, in megabytes.

    Not by ``getrusage``, where it is to be had: what that tells begins with the peak of the process that started it.
    """
    with contextlib.suppress(OSError, ValueError, IndexError):
        told = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
        return next((int(line.split()[1]) for line in told if line.startswith("VmHWM:")), 0) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def run(other_side: socket.socket) -> None:
    """Be an evaluator: what this process is for from now on."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_ADDRESSES, MAX_ADDRESSES))
    os.nice(NICE)
    with suppress(EOFError, ConnectionError):
        send(other_side, Ready(os.getpid()))
        serve(other_side)
