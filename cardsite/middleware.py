"""Conditional requests: as long as the library does not change, no page or answer does."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.cache import patch_cache_control
from django.utils.http import parse_etags

import rules
from cardsite.outage import is_outage
from rules.models import LibraryVersion

API_MAX_AGE = 60  # seconds for which a client need not ask again


PERMISSIONS = ", ".join(
    f"{each}=()"
    for each in ("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb")
)


class PolicyHeadersMiddleware:
    """What pages may use of a device, which is nothing, and which other sites may embed: the API and static files."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response["Permissions-Policy"] = PERMISSIONS
        public = request.path.startswith(("/api/", settings.STATIC_URL))
        response["Cross-Origin-Resource-Policy"] = "cross-origin" if public else "same-origin"
        return response


class DataVersionMiddleware:
    """Gives every GET an ETag made of the data version and the address, and answers 304 before any work is done.

    A view whose answers differ from call to call opts out with ``Cache-Control: no-store``.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method not in {"GET", "HEAD"}:
            return self.get_response(request)
        try:
            etag = self.etag(request)
        except (OperationalError, InterfaceError) as error:
            if not is_outage(error):
                raise
            return self.get_response(request)  # What needs no data is there all the same.
        known = parse_etags(request.headers.get("If-None-Match", ""))
        if etag in known:
            return self.marked(HttpResponseNotModified(), request, etag)
        response = self.get_response(request)
        if response.status_code == 200 and "no-store" not in response.get("Cache-Control", ""):
            self.marked(response, request, etag)
        return response

    @staticmethod
    def etag(request: HttpRequest) -> str:
        state = LibraryVersion.objects.filter(pk=1).values_list("version", "changed").first()
        seed = f"{rules.CODE_VERSION} {state} {request.get_full_path()} {request.headers.get('Accept', '')}"
        return f'W/"{hashlib.sha256(seed.encode(errors="replace")).hexdigest()[:24]}"'

    @staticmethod
    def marked(response: HttpResponse, request: HttpRequest, etag: str) -> HttpResponse:
        response["ETag"] = etag
        if request.path.startswith("/api/"):
            patch_cache_control(response, public=True, max_age=API_MAX_AGE)
        else:
            patch_cache_control(response, no_cache=True)
        return response
