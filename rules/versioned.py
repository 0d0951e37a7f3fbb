"""What is derived from the data and kept in the process as long as the data stay the same."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from typing import Generic, TypeVar

from rules.models import LibraryVersion

T = TypeVar("T")


class Versioned(Generic[T]):
    """Calls ``make`` once for each version of the data, and gives what it made.

    It asks for the version each time it is called: one small query.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._state: tuple[int, datetime] | None = None
        self._lock = threading.Lock()

    def __call__(self) -> T:
        state = LibraryVersion.objects.filter(pk=1).values_list("version", "changed").first()
        if state is None:  # nothing was loaded yet, so nothing says when something changes
            return self._make()
        with self._lock:
            if self._state != state:
                self._state, self._made = state, self._make()
            return self._made
