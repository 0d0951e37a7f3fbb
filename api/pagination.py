"""Lists: ``{"object": "list", "total", "has_more", "next_page", "data", "warnings"}``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db.models import QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.utils.urls import remove_query_param, replace_query_param

from api.parameters import Parameter, Whole, asked_for, declared
from api.rendering import Json, spliced
from rules.models import LibraryVersion

MAX_PAGE_SIZE = 200

PAGE = Whole("page", "from 1", least=1, most=100_000)
PAGE_SIZE = Whole("page_size", f"up to {MAX_PAGE_SIZE}", least=1, most=MAX_PAGE_SIZE, default=50)
VERSION = Whole(
    "version",
    "of the library when the page before was read; `next_page` has it, and a list that has changed since says so",
    least=0,
    most=10**12 - 1,
    default=None,
)

AFTER = Whole(
    "after",
    "the last entry of the page before, as `next_page` has it: a list that has changed since goes on there",
    least=0,
    most=2**32 - 1,
    default=None,
)


def declared_with_pages(*parameters: Parameter) -> list[OpenApiParameter]:
    """The parameters of a list that comes in pages, for the schema."""
    return declared(*parameters, PAGE, PAGE_SIZE, VERSION)


def list_object(data: list[Any], total: int, next_page: str | None, warnings: list[str], **more: Any) -> dict[str, Any]:
    """The list object."""
    return {**_head(total, next_page), "data": data, "warnings": warnings, **more}


def list_of_documents(
    documents: Sequence[str], total: int, next_page: str | None, warnings: list[str], **more: Any
) -> Json:
    """The list object with published documents."""
    return spliced(_head(total, next_page), "data", documents, {"warnings": warnings, **more})


def _head(total: int, next_page: str | None) -> dict[str, Any]:
    return {"object": "list", "total": total, "has_more": next_page is not None, "next_page": next_page}


def next_page_url(request: Request, page: int, more: bool, last: int | None = None) -> str | None:
    """The address of the next page, ``None`` where there is no ``more``; a warning if the library changed in between.

    :param last: the key of the last entry of this one.
    """
    here, now, before = request.build_absolute_uri(), LibraryVersion.current().version, VERSION.read(request)
    if before not in (None, now):
        first = replace_query_param(remove_query_param(here, VERSION.name), PAGE.name, 1)
        first = remove_query_param(first, AFTER.name)
        told = f"The library has changed since the page before this one was read (version {before}, now {now}): things "
        asked_for(request).warnings.append(f"{told}may be missing or come twice. Begin again with {first}")
    if not more:
        return None
    following = replace_query_param(replace_query_param(here, PAGE.name, page + 1), VERSION.name, now)
    return following if last is None else replace_query_param(following, AFTER.name, last)


class Page:
    """The page of a list that a request asks for."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.size = PAGE_SIZE.read(request)
        self.number = PAGE.read(request)

    def among(self, keys: Sequence[int]) -> tuple[list[int], str | None]:
        """Those of the keys of a list that are on it, and the address of the next.

        Where the library has changed since the page before, what follows its last entry, wherever that is now.
        """
        start, after = (self.number - 1) * self.size, AFTER.read(self.request)
        changed = VERSION.read(self.request) not in (None, LibraryVersion.current().version)
        if changed and after is not None and after in keys:
            start = keys.index(after) + 1
        found, end = list(keys[start : start + self.size]), start + self.size
        last = found[-1] if found else None
        return found, next_page_url(self.request, self.number, end < len(keys), last)

    def of(self, rows: QuerySet[Any]) -> tuple[list[Any], int, str | None]:
        """Its rows, how many there are on all pages, and the address of the next."""
        start, total = (self.number - 1) * self.size, rows.count()
        found = list(rows[start : start + self.size]) if start < total else []
        return found, total, next_page_url(self.request, self.number, start + self.size < total)
