"""Answers as JSON: published documents as they are, everything else encoded, the addresses in both made whole."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from rest_framework.renderers import JSONRenderer

from api.addresses import located
from rules.library.publication import encoded


class Json(str):
    """A text that is JSON already: a published document, or a list of them."""

    __slots__ = ()


def spliced(before: Mapping[str, Any], name: str, documents: Iterable[str], after: Mapping[str, Any]) -> Json:
    """An object with a list of documents among its fields, none of which is read to write it.

    >>> spliced({"a": 1}, "data", ['{"b":2}'], {"c": 3})
    '{"a":1,"data":[{"b":2}],"c":3}'
    """
    head, tail = encoded(before)[:-1], encoded(after)[1:]
    comma = "," if after else ""
    return Json(f'{head}{"," if before else ""}"{name}":[{",".join(documents)}]{comma}{tail}')


def extended(document: str, more: Mapping[str, Any]) -> Json:
    """An object with some fields more.

    >>> extended('{"a":1}', {"b": 2})
    '{"a":1,"b":2}'
    """
    return Json(f"{document[:-1]},{encoded(more)[1:]}")


def json_of(data: Any) -> bytes:
    """What a view answers as JSON in UTF-8, the name of the site not yet in it."""
    text = data if isinstance(data, Json) else encoded(data)
    return text.encode(errors="replace")


def content_etag(content: bytes) -> str:
    """The ETag of an answer: that of its content before it is compressed."""
    return f'W/"{hashlib.sha256(content).hexdigest()[:24]}"'


class AnswerRenderer(JSONRenderer):
    """JSON in UTF-8; ``Accept: application/json; indent=2`` gets it indented."""

    def render(
        self, data: Any, accepted_media_type: str | None = None, renderer_context: Mapping[str, Any] | None = None
    ) -> bytes:
        context = renderer_context or {}
        if data is None:
            return b""
        body = json_of(data)
        if indent := self.get_indent(accepted_media_type or "", {}):
            body = json.dumps(json.loads(body), indent=indent, ensure_ascii=False).encode()
        return located(body, context["request"]) if "request" in context else body
