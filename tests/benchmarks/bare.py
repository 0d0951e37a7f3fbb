"""The least that a WSGI application can do: what the server and the client cost by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

BODY = b"{" + b" " * 1998 + b"}"  # as long as the answer on a card


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(BODY)))])
    return [BODY]
