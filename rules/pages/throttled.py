"""Pages that are more work than others: a client may ask for so many in a minute."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules.rate_limits import Limit, checker_limit, client_of, search_limit

View = Callable[..., HttpResponse]


def _throttled(by: Limit) -> Callable[[View], View]:
    def decorate(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            standing = by.take(client_of(request.META))
            if standing.allowed:
                return view(request, *args, **kwargs)
            response = render(request, "429.html", {"seconds": standing.reset}, status=429)
            response["Retry-After"] = str(standing.reset)
            return response

        return answer

    return decorate


# Answer 429 and say when to come back, where a client asks too much. What is kept in memory need not be counted:
# ``kept`` stands outside of these.
throttled = _throttled(checker_limit)
search_throttled = _throttled(search_limit)
