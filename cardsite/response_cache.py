"""Answers of the API without the framework: those that were given before, and those that are made without it.

Between imports the same request has the same answer. Each worker keeps answers as bytes with the headers that the
framework gave them, as long as the version of the data stays the same; so they are the same answers, limits on requests
and conditional requests included.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import Error as DatabaseError

from api.fast_path import FastPath, accepts_gzip
from rules.library.bounded_store import PageStore
from rules.library.versioned import State, data_version
from rules.rate_limits import STANDING, api_limit, client_of

PREFIX = "/api/v1/"
FILES = "/api/v1/bulk/"  # which are sent as they are
MAX_ANSWER = 1_000_000
MAX_ADDRESS = 1_000
OVERHEAD = 2_000  # bytes that an answer takes besides its body, about
# What a client sends that has another answer each time, or a part of one.
OTHERWISE = ("HTTP_RANGE", "HTTP_AUTHORIZATION", "HTTP_X_HTTP_METHOD_OVERRIDE")

Environ = dict[str, Any]
Headers = list[tuple[str, str]]
Address = tuple[Any, ...]
StartResponse = Callable[..., Any]
Application = Callable[[Environ, StartResponse], Iterable[bytes]]


@dataclass(frozen=True)
class Answer:
    """An answer with its headers, and those that a 304 has."""

    body: bytes
    etag: str
    headers: Headers
    unmodified: Headers

    def __len__(self) -> int:
        return len(self.body) + OVERHEAD


class ResponseCache:
    """A WSGI application around another one."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self._state: State | None = None
        self._store: PageStore[Answer] = PageStore(settings.KEPT_BYTES)
        self._lock = threading.Lock()
        self._fast_path = FastPath()

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        address = _address(environ)
        store = self._current() if address else None
        if address is None or store is None:
            return _bodiless(environ, self.application(environ, start_response))
        standing = environ[STANDING] = api_limit.take(client_of(environ))
        if not standing.allowed:  # which the application says in its own words
            return _bodiless(environ, self.application(environ, start_response))
        answer = store.get(address)
        if answer is None:
            made = self._fast_path.answer(environ, address[2:])
            if made is None:
                return self._asked(environ, start_response, store, address)
            answer = _answer(*made)
            if len(answer.body) <= MAX_ANSWER:
                store.put(address, answer)
        return _given(answer, environ, start_response, standing.headers)

    def _current(self) -> PageStore[Answer] | None:
        """The answers of the version of the data that there is now."""
        try:
            state = data_version()
        except DatabaseError:  # which the application answers, and recovers from
            return None
        if state is None:
            return None
        with self._lock:
            if state != self._state:
                self._state, self._store = state, PageStore(settings.KEPT_BYTES)
            return self._store

    def _asked(
        self, environ: Environ, start_response: StartResponse, store: PageStore[Answer], address: Address
    ) -> Iterable[bytes]:
        """The application's answer, kept if it may be. A conditional request is put to it as a plain one."""
        told: list[Any] = []
        result = self.application(
            {name: value for name, value in environ.items() if name != "HTTP_IF_NONE_MATCH"},
            lambda status, headers, exc_info=None: told.extend((status, headers)),
        )
        try:
            body = b"".join(result)
        finally:
            if hasattr(result, "close"):
                result.close()
        status, headers = told
        fields = dict(headers)
        if status.startswith("200 ") and "ETag" in fields:
            own = [(name, value) for name, value in headers if not name.startswith(("RateLimit-", "X-Request-"))]
            answer = _answer(body, fields["ETag"], own)
            cached = fields.get("Cache-Control", "")
            if "no-store" not in cached and len(body) <= MAX_ANSWER and environ["REQUEST_METHOD"] == "GET":
                store.put(address, answer)
                self._fast_path.learn(environ, address[2:], answer.etag, own)
            return _given(answer, environ, start_response, [each for each in headers if each not in own])
        start_response(status, headers)
        return _bodiless(environ, [body])


def _answer(body: bytes, etag: str, headers: Headers) -> Answer:
    return Answer(body, etag, headers, [each for each in headers if _is_of_304(each[0])])


def _address(environ: Environ) -> Address | None:
    """What distinguishes a request that a kept answer may be for from others; nothing for one it may not.

    Path and query come first.
    """
    path = environ.get("PATH_INFO", "")
    if environ["REQUEST_METHOD"] not in {"GET", "HEAD"} or not path.startswith(PREFIX) or path.startswith(FILES):
        return None
    query, accept = environ.get("QUERY_STRING", ""), environ.get("HTTP_ACCEPT", "")
    if len(path) + len(query) + len(accept) > MAX_ADDRESS or any(name in environ for name in OTHERWISE):
        return None
    return (
        path,
        query,
        accept,
        environ.get("HTTP_HOST", "")[:300],
        environ["wsgi.url_scheme"],
        environ.get(settings.SECURE_PROXY_SSL_HEADER[0], "")[:20] if settings.SECURE_PROXY_SSL_HEADER else "",
        accepts_gzip(environ),
        "HTTP_ORIGIN" in environ,
    )


def _given(answer: Answer, environ: Environ, start_response: StartResponse, more: Headers) -> Iterable[bytes]:
    known = environ.get("HTTP_IF_NONE_MATCH", "")
    if known and (
        known.strip() == "*"
        or answer.etag.removeprefix("W/") in (each.strip().removeprefix("W/") for each in known.split(","))
    ):
        start_response("304 Not Modified", [*answer.unmodified, *more])
        return []
    start_response("200 OK", [*answer.headers, *more])
    return _bodiless(environ, [answer.body])


def _bodiless(environ: Environ, body: Iterable[bytes]) -> Iterable[bytes]:
    """What follows the headers: nothing for HEAD, and the server need not drop it with a warning."""
    if environ["REQUEST_METHOD"] != "HEAD":
        return body
    if hasattr(body, "close"):
        body.close()
    return []


def _is_of_304(name: str) -> bool:
    """Whether a header belongs to an answer without a body."""
    return not name.startswith("Content-") or name == "Content-Security-Policy"
