"""Pages that are more work than others: a client may ask for so many in a minute."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from math import ceil
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from rest_framework.throttling import SimpleRateThrottle

View = Callable[..., HttpResponse]


class PageRateThrottle(SimpleRateThrottle):
    """By address, as the API counts; in the cache, so that all workers count together."""

    def get_cache_key(self, request: Any, view: object) -> str:
        return self.cache_format % {"scope": self.scope, "ident": self.get_ident(request)}


class CheckerRateThrottle(PageRateThrottle):
    """Pages that take an evaluation."""

    scope = "checker"


class SearchRateThrottle(PageRateThrottle):
    """Pages that look for what a visitor typed."""

    scope = "search"


def _throttled(by: type[PageRateThrottle]) -> Callable[[View], View]:
    def decorate(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            throttle = by()
            if throttle.allow_request(request, view):  # type: ignore[arg-type]
                return view(request, *args, **kwargs)
            seconds = ceil(throttle.wait() or 1)
            response = render(request, "429.html", {"seconds": seconds}, status=429)
            response["Retry-After"] = str(seconds)
            return response

        return answer

    return decorate


# Answer 429 and say when to come back, where a client asks too much. What is kept in memory need not be counted:
# ``kept`` stands outside of these.
throttled = _throttled(CheckerRateThrottle)
search_throttled = _throttled(SearchRateThrottle)
