"""How many requests a client may make; counted in the cache, so that all workers count together."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle


class ClientRateThrottle(SimpleRateThrottle):
    """By address. Behind a proxy set ``NUM_PROXIES``, else every client has the proxy's address."""

    scope = "client"

    def get_cache_key(self, request: Request, view: object) -> str:
        return self.cache_format % {"scope": self.scope, "ident": self.get_ident(request)}


class InteractionRateThrottle(ClientRateThrottle):
    """The same for evaluations, which are more work than any other answer."""

    scope = "interactions"
