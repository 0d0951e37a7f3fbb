"""Pages for which scenarios are evaluated: a few at a time, and whoever comes too many is told when to come back."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rules import interactions

View = Callable[..., HttpResponse]


def evaluating(view: View) -> View:
    """Hold a place among the evaluations for as long as the page is made; answer 503 where there is none."""

    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        _ = request.POST  # what is slow to arrive is read before a place is taken
        size = len(request.META.get("QUERY_STRING", "")) + int(request.META.get("CONTENT_LENGTH") or 0)
        try:
            with interactions.place(size):
                return view(request, *args, **kwargs)
        except interactions.BusyError as error:
            response = render(request, "busy.html", {"why": str(error), "seconds": error.wait}, status=503)
            response["Retry-After"] = str(error.wait)
            return response

    return answer
