"""The version of the data as readers see it, and what is derived from them and kept as long as they stay the same."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import datetime
from typing import Generic, TypeVar

from django.conf import settings

from rules.models import LibraryVersion

T = TypeVar("T")
State = tuple[int, datetime]


class Look:
    """Looks at the version in the database at most once in ``settings.DATA_VERSION_SECONDS``, for a whole process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._state: State | None = None
        self._until = 0.0

    def __call__(self) -> State | None:
        """The version and when it was made; ``None`` while nothing was loaded.

        :raises django.db.OperationalError: if the database is gone.
        """
        if time.monotonic() < self._until:
            return self._state
        with self._lock:
            if time.monotonic() < self._until:  # another thread has just looked
                return self._state
            # Before the query: what it finds may be older than its answer, never younger.
            until = time.monotonic() + settings.DATA_VERSION_SECONDS
            self._state = LibraryVersion.objects.filter(pk=1).values_list("version", "changed").first()
            self._until = until
            return self._state

    def forget(self) -> None:
        """Look again when it is next asked for."""
        self._until = 0.0


data_version = Look()


class Versioned(Generic[T]):
    """Calls ``make`` once for each version of the data, and gives what it made."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._state: State | None = None
        self._lock = threading.Lock()

    def __call__(self) -> T:
        state = data_version()
        if state is None:  # nothing was loaded yet, so nothing says when something changes
            return self._make()
        with self._lock:
            if self._state != state:
                self._state, self._made = state, self._make()
            return self._made
