"""Request ids, and a line in the log for each request: around everything else, kept answers too."""

from __future__ import annotations

import logging
import re
import time
import uuid
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import Any

HEADER = "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")

logger = logging.getLogger("cardsite.access")
request_id: ContextVar[str] = ContextVar("request_id", default="")

Environ = dict[str, Any]
StartResponse = Callable[..., Any]
Application = Callable[[Environ, StartResponse], Iterable[bytes]]


class NumberedRequests:
    """A WSGI application around another one.

    A request has the id that it came with (``X-Request-ID`` of a proxy or client, if it is well-formed), else one that
    is made here. The answer has it in the same header, and whatever is logged meanwhile has it too.
    """

    def __init__(self, application: Application) -> None:
        self.application = application

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        given = environ.get("HTTP_X_REQUEST_ID", "")
        name = given if WELL_FORMED.fullmatch(given) else uuid.uuid4().hex
        environ["HTTP_X_REQUEST_ID"] = name
        request_id.set(name)
        began = time.perf_counter()

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            if logger.isEnabledFor(logging.INFO):
                _note(environ, status, time.perf_counter() - began)
            return start_response(status, [*headers, (HEADER, name)], *([exc_info] if exc_info else []))

        return self.application(environ, start)


def _note(environ: Environ, status: str, seconds: float) -> None:
    """What was asked and answered; the words of a query stay the visitor's own."""
    about = {
        "method": environ.get("REQUEST_METHOD", ""),
        "path": environ.get("PATH_INFO", "")[:300],
        "status": int(status.split()[0]),
        "milliseconds": round(seconds * 1000, 1),
    }
    logger.info("%(method)s %(path)s %(status)s in %(milliseconds)s ms", about, extra={"about": about})
