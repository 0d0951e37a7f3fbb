"""Errors outside of views: an error object under /api/, a page elsewhere."""

from __future__ import annotations

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from api.errors import is_api, json_error

TEXTS = {
    400: ("bad_request", "The request cannot be read."),
    403: ("forbidden", "This is not allowed."),
    404: ("not_found", "There is nothing at this address."),
    500: ("internal_error", "Something went wrong here. It was logged."),
}

NOT_OURS = "This site does not answer to the name of the Host header. Whoever runs it names its hosts in ALLOWED_HOSTS."


def _answer(request: HttpRequest, status: int, text: str = "", place: str = "") -> HttpResponse:
    code, usual = TEXTS[status]
    if is_api(request):
        return json_error(status, code, text or usual, place)
    return render(request, f"{status}.html", {"message": text}, status=status)


def refused(request: HttpRequest, text: str) -> HttpResponse:
    """400 with a sentence on what is wrong with the request, and the cure."""
    return _answer(request, 400, text)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _answer(request, 400, NOT_OURS, "Host") if isinstance(exception, DisallowedHost) else _answer(request, 400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _answer(request, 403)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form was sent to an address that takes none, or from elsewhere."""
    return _answer(request, 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _answer(request, 404)


def server_error(request: HttpRequest) -> HttpResponse:
    return _answer(request, 500)
