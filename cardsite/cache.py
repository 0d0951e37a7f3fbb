"""Redis as a cache without which the site goes on: limits and cache are then each process's own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import redis
from django.core.cache.backends.base import BaseCache
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.retry import Retry

from cardsite.log_seldom import Seldom

AGAIN = 10.0  # seconds after which Redis is tried again
# A request would rather do without than wait; redis-py would otherwise try several times.
TIMEOUTS = {"socket_connect_timeout": 0.25, "socket_timeout": 0.5}

OPERATIONS = ("add", "get", "set", "touch", "delete", "get_many", "has_key", "incr", "set_many", "delete_many", "clear")

logger = Seldom(__name__)


class Circuit:
    """Whether one server is tried. After a failure nobody tries for a while, and then one does."""

    def __init__(self) -> None:
        self._closed_until = 0.0
        self._lock = threading.Lock()

    @property
    def tries(self) -> bool:
        """Whether to try now."""
        with self._lock:
            if self._closed_until and time.monotonic() < self._closed_until:
                return False
            if self._closed_until:
                self._closed_until = time.monotonic() + AGAIN  # The others wait for how this one fares.
            return True

    def failed(self, error: Exception) -> None:
        """It did not answer."""
        with self._lock:
            self._closed_until = time.monotonic() + AGAIN
        logger.warning("Redis does not answer (%s): limits and cache are each process's own for now.", error)

    def answered(self) -> None:
        """It did."""
        if self._closed_until:
            self._closed_until = 0.0
            logger.forget()
            logger.warning("Redis answers again.")
            logger.forget()


_circuits: dict[str, Circuit] = {}


class SteadyRedisCache(BaseCache):
    """Django's Redis cache with short time-outs; while Redis does not answer, a cache in the process."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(params)
        options = {**TIMEOUTS, "retry": Retry(NoBackoff(), 0), **params.get("OPTIONS", {})}
        self._redis = RedisCache(server, {**params, "OPTIONS": options})
        self._here = LocMemCache(f"instead of {server}", {**params, "OPTIONS": {}})
        self._circuit = _circuits.setdefault(str(server), Circuit())

    def _do(self, operation: str, *args: Any, **kwargs: Any) -> Any:
        if self._circuit.tries:
            try:
                result = getattr(self._redis, operation)(*args, **kwargs)
            except (redis.RedisError, OSError) as error:
                self._circuit.failed(error)
            except ValueError:  # `incr` of a key that is not there
                self._circuit.answered()
                raise
            else:
                self._circuit.answered()
                return result
        return getattr(self._here, operation)(*args, **kwargs)


def _operation(name: str) -> Callable[..., Any]:
    def do(self: SteadyRedisCache, *args: Any, **kwargs: Any) -> Any:
        return self._do(name, *args, **kwargs)

    do.__name__ = name
    return do


for _name in OPERATIONS:
    setattr(SteadyRedisCache, _name, _operation(_name))
