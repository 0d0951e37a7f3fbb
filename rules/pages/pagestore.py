"""A bounded store of rendered pages."""

from __future__ import annotations

import threading
from collections import OrderedDict

MAX_BYTES = 12_000_000  # of pages in one process; beyond it the ones that were not asked for longest go


class PageStore:
    """The pages of one version of the library, by address."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._pages: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._max_bytes = max_bytes
        self._lock = threading.Lock()

    def get(self, address: str) -> bytes | None:
        with self._lock:
            page = self._pages.get(address)
            if page is not None:
                self._pages.move_to_end(address)
            return page

    def put(self, address: str, page: bytes) -> None:
        with self._lock:
            self._bytes += len(page) - len(self._pages.pop(address, b""))
            self._pages[address] = page
            while self._bytes > self._max_bytes:
                _, gone = self._pages.popitem(last=False)
                self._bytes -= len(gone)
