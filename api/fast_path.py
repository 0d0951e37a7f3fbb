"""Answers of the API without what the framework does around them.

Published documents take one indexed read, whatever else is asked for all the time is answered by its view. A view reads
of a request its parameters, and gives plain data or published documents; choosing a renderer, signals and a dozen
layers of headers, which are the same for all answers of a view, take longer than many answers do.

What the framework says around an answer (its headers, the name of the site in it) is the same for all answers of a
kind that are asked for alike. It is learned from the first answer that the framework gives to such a request, and only
if the one made here is byte for byte the same; whatever is not known here, or fails, the framework answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.core.handlers.wsgi import WSGIRequest
from django.http import QueryDict
from django.middleware.gzip import GZipMiddleware
from django.urls import Resolver404, resolve
from django.utils.text import compress_string
from rest_framework.settings import api_settings

from api.addresses import named
from api.rendering import content_etag, json_of
from api.urls import v1
from api.views.base import AnswerView
from rules.library.publication import body_at

Environ = dict[str, Any]
Headers = list[tuple[str, str]]
Name = tuple[str, ...]
Make = Callable[[], bytes | None]
Site = tuple[str, str]  # scheme and host, as it was asked for

PREFIX = "/api/v1/"
PLAIN = frozenset({"", "*/*", "application/json"})  # what is accepted by those who get JSON as it is
OWN = frozenset({"ETag", "Content-Length"})  # headers that each answer has for itself
SHORTEST = 200  # bytes from which on the framework compresses
MAX_LEARNED = 500
FIXED = {route: (name, view) for route, view, name in v1 if "<" not in route}
_GZIP = re.compile(r"(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([0-9.]+)\s*)?(?=,|$)", re.IGNORECASE)


@dataclass(frozen=True)
class Frame:
    """What the framework says around answers: its headers, and whether it compresses."""

    gzip: bool
    headers: Headers


def accepts_gzip(environ: Environ) -> bool:
    """Whether an answer may be compressed: ``gzip;q=0`` says that it may not.

    >>> [accepts_gzip({"HTTP_ACCEPT_ENCODING": each}) for each in ("br, gzip", "gzip;q=0", "gzip; q=0.5", "deflate")]
    [True, False, True, False]
    """
    found = _GZIP.search(environ.get("HTTP_ACCEPT_ENCODING", ""))
    return found is not None and (found[1] or "1").strip("0.") != ""


class FastPath:
    """Answers of each kind, and how the framework frames them for requests of each sort.

    Short answers, which it does not compress for anybody, have a frame of their own.
    """

    def __init__(self) -> None:
        self._frames: dict[tuple[Name, object, bool], Frame] = {}
        self._sites: dict[object, Site] = {}

    def answer(self, environ: Environ, sort: object) -> tuple[bytes, str, Headers] | None:
        """Body, ETag and headers of the answer to a request; ``None`` if the framework has to be asked.

        :param sort: whatever else than the address distinguishes the request from others.
        """
        site = self._sites.get(sort)
        if site is None:
            return None
        for name, make in _ways(environ):
            known = any((name, sort, is_short) in self._frames for is_short in (False, True))
            if known and (content := _content(make, site)) is not None:
                frame = self._frames.get((name, sort, len(content) < SHORTEST))
                return None if frame is None else _framed(content, frame)
        return None

    def learn(self, environ: Environ, sort: object, etag: str, headers: Headers) -> None:
        """Learn from an answer that the framework gave."""
        if len(self._frames) >= MAX_LEARNED:
            return
        request = WSGIRequest(dict(environ))  # it writes into what it is made of
        site = (str(request.scheme), request.get_host())
        for name, make in _ways(environ):
            if all((name, sort, is_short) in self._frames for is_short in (False, True)):
                continue
            content = _content(make, site)
            if content is None or content_etag(content) != etag:
                continue
            is_short = len(content) < SHORTEST
            gzip = any(header == "Content-Encoding" for header, _ in headers)
            if gzip == (accepts_gzip(environ) and not is_short):  # what does not get smaller says nothing about others
                own = [each for each in headers if each[0] not in OWN]
                self._frames.setdefault((name, sort, is_short), Frame(gzip, own))
                self._sites[sort] = site


def _framed(content: bytes, frame: Frame) -> tuple[bytes, str, Headers] | None:
    etag, body = content_etag(content), content
    if frame.gzip:
        body = compress_string(content, max_random_bytes=GZipMiddleware.max_random_bytes)
        if len(body) >= len(content):  # such the framework sends as it is
            return None
    return body, etag, [*frame.headers, ("Content-Length", str(len(body))), ("ETag", etag)]


def _ways(environ: Environ) -> Iterator[tuple[Name, Make]]:
    """The ways in which an answer may be made, each with the name of its kind."""
    if environ.get("HTTP_ACCEPT", "") not in PLAIN:
        return
    try:
        path = environ["PATH_INFO"].encode("latin-1").decode().removeprefix(PREFIX)
    except UnicodeError:
        return
    if "?" in path or "\0" in path:
        return
    if path not in FIXED and not environ.get("QUERY_STRING"):
        yield ("document", path.partition("/")[0]), partial(_document, path)
    if found := view_at(path):
        name, view, arguments = found
        yield ("view", name), partial(answer_of, view, arguments, environ)


def _document(path: str) -> bytes | None:
    body = body_at(path)
    return None if body is None else body.encode()


def _content(make: Make, site: Site) -> bytes | None:
    try:
        content = make()
    except Exception:  # which the framework answers with an error of its own, and logs
        return None
    return None if content is None else named(content, *site)


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
    view: Any
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
    asked.warn(request, response)  # type: ignore[arg-type]
    return json_of(response.data)
