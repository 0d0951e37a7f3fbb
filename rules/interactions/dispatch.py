"""Where an evaluation takes place: in a process of its own, or, where there is none, in this one."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.conf import settings

from rules.interactions.card_rows import CardRows, engine_library
from rules.interactions.evaluators.jobs import JOBS
from rules.interactions.evaluators.messages import Ask, Cards
from rules.interactions.evaluators.pool import EvaluatorError, Pool, StoppedError, fork_server, shared
from rules.interactions.evaluators.turns import BusyError
from rules.interactions.time_limit import TimeUpError, within
from rules.interactions.titles import titles
from rules.interactions.ufs import all_titles, names_ufs, ufs_library
from rules.library import compiled

logger = logging.getLogger(__name__)


def ask(job: str, scenario: object, *given: object) -> Any:
    """What one of the ``JOBS`` gives.

    :param scenario: that whose cards it needs.
    :raises ScenarioError: if a scenario is malformed, or too much work.
    :raises BusyError: if it cannot be evaluated now.
    """
    library = engine_library()
    if names_ufs(scenario, given):
        # Few enough to go along with what is asked.
        job, given = "with ufs", (job, given, ufs_library().named(all_titles(scenario, given)))
        scenario = {}
    if not settings.INTERACTION_PROCESSES:
        library.load(titles(scenario))
        try:
            return within(settings.INTERACTION_SECONDS, lambda: JOBS[job](*given, library))
        except TimeUpError:
            raise StoppedError(
                f"The evaluation was stopped after {settings.INTERACTION_SECONDS:g} seconds.", 10
            ) from None
    asked = Ask(library.number, tuple(dict.fromkeys(titles(scenario))), job, given)
    try:
        return _pool().ask(asked, lambda wanted: supply(library, wanted))
    except StoppedError as error:
        logger.warning("%s", error)
        raise


@contextmanager
def place(size: int = 0) -> Iterator[None]:
    """Hold a place for all that a request has evaluated: it is refused at the start, or not at all.

    :param size: of the request in bytes: by it light ones are told from heavy ones, which wait longer.
    :raises BusyError: if there is none.
    """
    if not settings.INTERACTION_PROCESSES:
        yield
        return
    with _pool().place(size):
        yield


def prepare() -> None:
    """Start the process that others are forked from: before a server forks its workers, which then share it."""
    if settings.INTERACTION_PROCESSES:
        fork_server()


def start() -> None:
    """Start the processes, so that the first evaluation does not wait for them."""
    if settings.INTERACTION_PROCESSES:
        _pool()


def supply(library: CardRows, wanted: Sequence[str]) -> Cards:
    """The cards with these titles, and the compiled texts of all their wordings."""
    library.load(wanted)
    facts = {title: library.find(title) for title in wanted}
    faces = {face for card in facts.values() if card is not None for face in compiled.wordings(card)}
    rows = compiled.stored(faces)
    abilities = {
        face: [ability["node"] for ability in rows[digest].abilities]
        for face in faces
        if (digest := compiled.digest(face)) in rows
    }
    return Cards(facts, abilities)


def _pool() -> Pool:
    return shared(
        lambda: Pool(
            settings.INTERACTION_PROCESSES,
            settings.INTERACTION_WAITING,
            seconds=settings.INTERACTION_SECONDS,
            patience=settings.INTERACTION_PATIENCE,
        )
    )


__all__ = ["BusyError", "EvaluatorError", "ask", "place", "prepare", "start", "supply"]
