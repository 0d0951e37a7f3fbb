"""Answers of views without what the framework does around them: for those that are asked for all the time.

A view reads of a request its parameters, and gives plain data or published documents. Choosing a renderer, signals and
a dozen layers of headers, which are the same for all answers of a view, take longer than many answers do.
"""

from __future__ import annotations

from typing import Any

from django.core.handlers.wsgi import WSGIRequest
from django.http import QueryDict
from django.urls import Resolver404, resolve
from rest_framework.settings import api_settings

from api.rendering import json_of
from api.urls import v1
from api.views.base import AnswerView

Environ = dict[str, Any]

PREFIX = "/api/v1/"
FIXED = {route: (name, view) for route, view, name in v1 if "<" not in route}


class PlainRequest(WSGIRequest):
    """A request as views read it."""

    @property
    def query_params(self) -> QueryDict:
        """The parameters, by the name that the framework has for them."""
        return self.GET


def view_at(path: str) -> tuple[str, type[AnswerView], dict[str, Any]] | None:
    """What answers at an address below the API's: its name, the class, and what it takes from the address.

    ``None`` where that is nothing, or no view that only gives JSON to whoever asks.
    """
    arguments: dict[str, Any] = {}
    if path in FIXED:
        name, view = FIXED[path]
    else:
        try:
            match = resolve(PREFIX + path)
        except Resolver404:
            return None
        name, view, arguments = match.url_name or "", getattr(match.func, "cls", None), match.kwargs
    if not isinstance(view, type) or not issubclass(view, AnswerView) or not hasattr(view, "get"):
        return None
    if view.throttle_classes or view.permission_classes or view.authentication_classes:
        return None
    return name, view, arguments


def answer_of(view: type[AnswerView], arguments: dict[str, Any], environ: Environ) -> bytes | None:
    """What a view answers to a GET, the name of the site not yet in it; ``None`` if that is no plain 200.

    :raises Exception: whatever the view raises; the framework knows what that means.
    """
    request = PlainRequest(dict(environ))  # a request writes into what it is made of
    if api_settings.URL_FORMAT_OVERRIDE in request.GET or any("\0" in name for name in request.GET):
        return None
    asked = view()
    asked.setup(request, **arguments)
    response = asked.get(request, **arguments)  # type: ignore[attr-defined]
    if response.status_code != 200 or len(response.headers) > 1:  # such as an answer that is not to be kept
        return None
    asked.warn(request, response)
    return json_of(response.data)
