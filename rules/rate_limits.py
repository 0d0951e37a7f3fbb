"""How many requests a client may make, counted in the cache, so that all processes count together.

A client has a window of time from its first request on, and in it so many requests. A process takes them from the
shared count some at a time, and asks the cache again when it has given those out; the limit is never exceeded, and a
client that spreads its requests over several processes may be refused a hundredth of it too early.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache as memoized
from math import ceil
from typing import Any

from django.conf import settings
from django.core.cache import cache

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
PARCELS = 100  # the limit is given out to processes in so many parts
STANDING = "cardsite.standing"  # where a request's environment says how its client stands, once it was counted
MAX_CLIENTS = 20_000  # that a process remembers


@dataclass(frozen=True)
class Standing:
    """How a client stands: whether this request is within its limit, how many are left, and seconds to the next."""

    allowed: bool
    limit: int
    remaining: int
    reset: int

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The same for the client to read."""
        return [
            ("RateLimit-Limit", str(self.limit)),
            ("RateLimit-Remaining", str(self.remaining)),
            ("RateLimit-Reset", str(self.reset)),
            ("RateLimit-Scope", scope()),
        ]


@dataclass
class _Lease:
    """Requests that a process may still grant a client, and how many are left for all processes."""

    until: float
    granted: int
    left: int


class Limit:
    """A limit on requests; ``scope`` names its rate among ``settings.RATES``, such as ``600/min``."""

    def __init__(self, scope: str) -> None:
        self.scope = scope
        self._leases: OrderedDict[str, _Lease] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, client: str) -> Standing:
        """One request of a client. The cache is asked while no other thread waits for it."""
        limit, seconds = rate(settings.RATES[self.scope])
        now = time.time()
        key = f"{limit}/{seconds} {client}"
        while (standing := self._grant(key, limit, now)) is None:
            self._keep(key, self._lease(key, limit, seconds, now))
        return standing

    def _grant(self, key: str, limit: int, now: float) -> Standing | None:
        """Of what this process may still grant; None where it has to ask for more."""
        with self._lock:
            lease = self._leases.get(key)
            if lease is None or lease.until <= now or (not lease.granted and lease.left):
                return None
            allowed = lease.granted > 0
            lease.granted -= allowed
            return Standing(allowed, limit, lease.left + lease.granted, max(1, ceil(lease.until - now)))

    def _keep(self, key: str, lease: _Lease) -> None:
        """Add to what another thread was given for the same window meanwhile."""
        with self._lock:
            known = self._leases.pop(key, None)
            if known is not None and known.until == lease.until:
                lease.granted += known.granted
            self._leases[key] = lease
            if len(self._leases) > MAX_CLIENTS:
                self._leases.popitem(last=False)

    def forget(self) -> None:
        """Forget what was granted; the cache has its own count."""
        self._leases.clear()

    def _lease(self, key: str, limit: int, seconds: int, now: float) -> _Lease:
        """Take some requests of the client's window from the shared count."""
        name = f"limit {self.scope} {key}".replace(" ", "-")
        start = cache.get(name)
        if start is None or start + seconds <= now:
            cache.delete(name)
            cache.add(name, now, seconds)
            start = cache.get(name, now)
        wanted = max(1, limit // PARCELS)
        counter = f"{name}-{start}"
        cache.add(counter, 0, seconds + 1)
        try:
            taken = cache.incr(counter, wanted)
        except ValueError:  # it has just run out
            taken = wanted
        granted = max(0, min(wanted, limit - (taken - wanted)))
        return _Lease(start + seconds, granted, max(0, limit - taken))


@memoized
def scope() -> str:
    """Where requests are counted: for the whole ``site``, or, without a cache that all share, for each ``worker``."""
    return "worker" if "locmem" in settings.CACHES["default"]["BACKEND"] else "site"


@memoized
def rate(text: str) -> tuple[int, int]:
    """A rate as a number of requests and of seconds.

    >>> rate("600/min")
    (600, 60)
    """
    number, _, period = text.partition("/")
    return int(number), SECONDS[period[0]]


def client_of(environ: Mapping[str, Any]) -> str:
    """The address of a client, as seen by the proxies that are trusted."""
    forwarded = environ.get("HTTP_X_FORWARDED_FOR", "")
    if settings.NUM_PROXIES and forwarded:
        addresses = forwarded.split(",")
        return str(addresses[-min(settings.NUM_PROXIES, len(addresses))].strip())
    return str(environ.get("REMOTE_ADDR", ""))


api_limit = Limit("client")
interaction_limit = Limit("interactions")
checker_limit = Limit("checker")  # of pages that take an evaluation
search_limit = Limit("search")  # of pages that look for what a visitor typed
