"""What holds for all answers: who may embed them, how many a client may ask for, conditional requests."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from django.conf import settings
from django.db import Error
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.http import parse_etags

import rules
from api.errors import is_api, too_many_requests
from api.fast_path import accepts_gzip
from api.rendering import content_etag
from cardsite.outage import is_outage, is_unprepared
from rules.library.versioned import data_version
from rules.rate_limits import STANDING, api_limit, client_of

API_MAX_AGE = 60  # seconds for which a client need not ask again
# What is the same whatever the library holds: it waits for no database, not even for one that hangs.
WITHOUT_DATA = frozenset({"/robots.txt", "/favicon.ico", "/favicon.svg"})
EMBEDDED = frozenset({"/embed.js"})  # what pages of other sites load


PERMISSIONS = ", ".join(
    f"{each}=()"
    for each in ("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb")
)


class PolicyHeadersMiddleware:
    """What pages may use of a device, which is nothing, and which other sites may load: not its pages."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response["Permissions-Policy"] = PERMISSIONS
        public = request.path.startswith(("/api/", settings.STATIC_URL)) or request.path in EMBEDDED
        response["Cross-Origin-Resource-Policy"] = "cross-origin" if public else "same-origin"
        return response


class CompressMiddleware(GZipMiddleware):
    """Compresses answers for whoever takes them so; Django's own looks for the word only, and misses ``gzip;q=0``."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """The answer, compressed where that is wanted and worth it."""
        if accepts_gzip(request.META):
            return super().process_response(request, response)
        patch_vary_headers(response, ("Accept-Encoding",))
        return response


class LimitMiddleware:
    """Refuses clients of the API that ask too much, and tells every one in headers how it stands."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not is_api(request):
            return self.get_response(request)
        standing = request.META.get(STANDING) or api_limit.take(client_of(request.META))
        response = self.get_response(request) if standing.allowed else too_many_requests(standing.reset)
        for name, value in standing.headers:
            response[name] = value
        return response


class ConditionalMiddleware:
    """Gives every answer to a GET an ETag, and answers 304 to whoever has it.

    That of an answer of the API is made of its content: a change of one card leaves the answers on others as they
    were. That of a page is made of the version of the data and the address, and compared before any work is done. A
    view whose answers differ from call to call opts out with ``Cache-Control: no-store``.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method not in {"GET", "HEAD"} or request.path_info in WITHOUT_DATA:
            return self.get_response(request)
        known = parse_etags(request.headers.get("If-None-Match", ""))
        if is_api(request):
            return self.answer(request, known)
        try:
            etag = self.etag(request)
        except Error as error:
            if not is_outage(error) and not is_unprepared(error):
                raise
            return self.get_response(request)  # What needs no data is there all the same.
        if etag in known:
            return self.page(HttpResponseNotModified(), etag)
        response = self.get_response(request)
        if response.status_code == 200 and "no-store" not in response.get("Cache-Control", ""):
            self.page(response, etag)
        return response

    def answer(self, request: HttpRequest, known: list[str]) -> HttpResponse:
        """An answer of the API."""
        response = self.get_response(request)
        if response.status_code != 200 or response.streaming or "no-store" in response.get("Cache-Control", ""):
            return response
        etag = content_etag(response.content)
        if etag in known or "*" in known:
            response = _without_body(response)
        response["ETag"] = etag
        patch_cache_control(response, public=True, max_age=API_MAX_AGE)
        return response

    @staticmethod
    def etag(request: HttpRequest) -> str:
        seed = f"{rules.CODE_VERSION} {data_version()} {request.get_full_path()} {request.headers.get('Accept', '')}"
        return f'W/"{hashlib.sha256(seed.encode(errors="replace")).hexdigest()[:24]}"'

    @staticmethod
    def page(response: HttpResponse, etag: str) -> HttpResponse:
        response["ETag"] = etag
        patch_cache_control(response, no_cache=True)
        return response


def _without_body(response: HttpResponse) -> HttpResponse:
    bare = HttpResponseNotModified()
    for name in ("Vary", "Cache-Control"):
        if name in response:
            bare[name] = response[name]
    return bare
