"""Pages kept in memory: as long as the library does not change, the page at an address does not either."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse

from rules.pages.library import library

View = Callable[..., HttpResponse]


def kept(view: View) -> View:
    """Keep what a view answers to a request without parameters. Its pages must be the same for every visitor.

    A response that is ``passing`` lacks something for now, and is not kept.
    """

    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.META.get("QUERY_STRING"):
            return view(request, *args, **kwargs)
        pages = library().pages
        address = request.build_absolute_uri(request.path)  # with the name of the site, which pages may hold
        page = pages.get(address)
        if page is not None:
            return HttpResponse(page)
        response = view(request, *args, **kwargs)
        if response.status_code == 200 and not response.streaming and not getattr(response, "passing", False):
            pages.put(address, response.content)
        return response

    return answer
