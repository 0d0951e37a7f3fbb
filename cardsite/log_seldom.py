"""Log lines for what goes on for a while: once, and again only now and then."""

from __future__ import annotations

import logging
import time

INTERVAL = 60.0  # seconds between two of the same lines


class Seldom:
    """A logger that says the same only once in a while."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)
        self._said: dict[str, float] = {}

    def warning(self, message: str, *args: object) -> None:
        """Log a warning, unless its message was logged a short while ago, with whatever arguments."""
        now = time.monotonic()
        if now >= self._said.get(message, now):
            self._said[message] = now + INTERVAL
            self._logger.warning(message, *args)

    def forget(self) -> None:
        """Whatever is logged next is new."""
        self._said.clear()
