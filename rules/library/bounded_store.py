"""A bounded store of what was rendered."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sized
from dataclasses import dataclass
from typing import Generic, TypeVar

MAX_BYTES = 12_000_000  # of pages in one process; beyond it the ones that were not asked for longest go

Kept = TypeVar("Kept", bound=Sized)


@dataclass(frozen=True)
class KeptPage:
    """What a view has answered; its length is that of the body."""

    content: bytes
    type: str

    def __len__(self) -> int:
        return len(self.content)


class PageStore(Generic[Kept]):
    """What was rendered of one version of the library, by address; its length is how much room it takes."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._pages: OrderedDict[object, Kept] = OrderedDict()
        self._bytes = 0
        self._max_bytes = max_bytes
        self._lock = threading.Lock()

    def get(self, address: object) -> Kept | None:
        with self._lock:
            page = self._pages.get(address)
            if page is not None:
                self._pages.move_to_end(address)
            return page

    def put(self, address: object, page: Kept) -> None:
        with self._lock:
            before = self._pages.pop(address, None)
            self._bytes += len(page) - (len(before) if before is not None else 0)
            self._pages[address] = page
            while self._bytes > self._max_bytes:
                _, gone = self._pages.popitem(last=False)
                self._bytes -= len(gone)
