"""Published documents, answered without the framework: one indexed read for each.

What the framework says around a document (its headers, the name of the site in it) is the same for all documents of a
kind that are asked for alike. It is learned from the first answer that the framework gives to such a request, and only
if the document made here is byte for byte the one in that answer; whatever is not known here, the framework answers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from django.core.handlers.wsgi import WSGIRequest
from django.db import Error as DatabaseError
from django.middleware.gzip import GZipMiddleware
from django.utils.text import compress_string

from api.addresses import named
from api.rendering import content_etag
from api.urls import v1
from rules.publication import body_at

Environ = dict[str, Any]
Headers = list[tuple[str, str]]

PREFIX = "/api/v1/"
PLAIN = frozenset({"", "*/*", "application/json"})  # what is accepted by those who get the document as it is
WITH_VIEWS = frozenset(route for route, _, _ in v1 if "<" not in route)  # no document is read at these
OWN = frozenset({"ETag", "Content-Length"})  # headers that each document has for itself
SHORTEST = 200  # bytes that the framework compresses
MAX_LEARNED = 200
_GZIP = re.compile(r"\bgzip\b")


@dataclass(frozen=True)
class Frame:
    """What the framework says around documents: by which name the site was asked, and headers."""

    scheme: str
    host: str
    gzip: bool
    headers: Headers


def accepts_gzip(environ: Environ) -> bool:
    """Whether an answer may be compressed, as Django's middleware reads it."""
    return _GZIP.search(environ.get("HTTP_ACCEPT_ENCODING", "")) is not None


class Documents:
    """The documents, and how the framework frames those of each kind for requests of each sort."""

    def __init__(self) -> None:
        self._frames: dict[object, Frame] = {}

    def answer(self, environ: Environ, sort: object) -> tuple[bytes, str, Headers] | None:
        """Body, ETag and headers of the answer to a request; ``None`` if the framework has to be asked.

        :param sort: whatever else than the address distinguishes the request from others.
        """
        path = _path(environ)
        frame = path and self._frames.get((path.partition("/")[0], sort))
        if not path or not frame or (content := _content(path, frame.scheme, frame.host)) is None:
            return None
        etag, body = content_etag(content), content
        if frame.gzip:
            body = compress_string(content, max_random_bytes=GZipMiddleware.max_random_bytes)
            if len(body) >= len(content) or len(content) < SHORTEST:  # such the framework sends as it is
                return None
        return body, etag, [*frame.headers, ("Content-Length", str(len(body))), ("ETag", etag)]

    def learn(self, environ: Environ, sort: object, etag: str, headers: Headers) -> None:
        """Learn from an answer that the framework gave."""
        path = _path(environ)
        if not path or (name := (path.partition("/")[0], sort)) in self._frames or len(self._frames) >= MAX_LEARNED:
            return
        request = WSGIRequest(environ)
        scheme, host = str(request.scheme), request.get_host()
        content = _content(path, scheme, host)
        if content is None or content_etag(content) != etag:
            return
        gzip = any(header == "Content-Encoding" for header, _ in headers)
        if gzip == accepts_gzip(environ):  # a short document would say nothing about long ones
            self._frames[name] = Frame(scheme, host, gzip, [each for each in headers if each[0] not in OWN])


def _path(environ: Environ) -> str:
    """The address below the API's at which a document may be; nothing if the request is for no whole document."""
    if environ.get("QUERY_STRING") or environ.get("HTTP_ACCEPT", "") not in PLAIN:
        return ""
    try:
        path = environ["PATH_INFO"].encode("latin-1").decode().removeprefix(PREFIX)
    except UnicodeError:
        return ""
    return "" if path in WITH_VIEWS or "?" in path or "\0" in path else path


def _content(path: str, scheme: str, host: str) -> bytes | None:
    try:
        body = body_at(path)
    except DatabaseError:  # which the framework answers, and recovers from
        return None
    return None if body is None else named(body.encode(), scheme, host)
