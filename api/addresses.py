"""Addresses in answers: written below a stand-in for the site, which the answer to a request gets the name of.

So a document can be published before anyone knows by which name the site is reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from django.http import HttpRequest
from django.urls import get_script_prefix, reverse

BASE = "http://base.invalid"  # no site can have this name (RFC 2606)
_MARK = f'"{BASE}/'.encode()


class HasPage(Protocol):
    """What has a page of its own."""

    def get_absolute_url(self) -> str: ...


def address(view: str, *args: Any) -> str:
    """An address of the API."""
    return BASE + _path(get_script_prefix(), view, args)


@lru_cache(maxsize=2**14)
def _path(prefix: str, view: str, args: tuple[Any, ...]) -> str:
    """Publication names the same things again and again."""
    return reverse(view, args=args)


def page_address(thing: HasPage) -> str:
    """The page that shows a thing to a person."""
    return BASE + thing.get_absolute_url()


def section_address(document: str, number: str) -> str:
    """The address of a section; what makes the ``url`` of citations."""
    return address("api-section", document, number)


def located(body: bytes, request: HttpRequest) -> bytes:
    """JSON with the name of the site in place of the stand-in."""
    return named(body, str(request.scheme), request.get_host())


def named(body: bytes, scheme: str, host: str) -> bytes:
    """The same, where the name is known."""
    return body.replace(_MARK, f'"{scheme}://{host}/'.encode())
