"""How many evaluations a client may ask for; all of its requests are counted before (``cardsite.middleware``)."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from rules.rate_limits import client_of, interaction_limit


class InteractionRateThrottle(BaseThrottle):
    """By address. Evaluations are more work than any other answer."""

    def allow_request(self, request: Request, view: object) -> bool:
        self.standing = interaction_limit.take(client_of(request.META))
        return self.standing.allowed

    def wait(self) -> float:
        return float(self.standing.reset)
