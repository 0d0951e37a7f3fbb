"""Answers of the API made without the framework: published documents by one indexed read, the others by their views.

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
from django.middleware.gzip import GZipMiddleware
from django.utils.text import compress_string

from api.addresses import named
from api.direct import FIXED, answer_of, view_at
from api.rendering import content_etag
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
_GZIP = re.compile(r"\bgzip\b")


@dataclass(frozen=True)
class Frame:
    """What the framework says around answers: its headers, and whether it compresses."""

    gzip: bool
    headers: Headers


def accepts_gzip(environ: Environ) -> bool:
    """Whether an answer may be compressed, as Django's middleware reads it."""
    return _GZIP.search(environ.get("HTTP_ACCEPT_ENCODING", "")) is not None


class DirectAnswers:
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
                return frame and _framed(content, frame)
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
