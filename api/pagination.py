"""Lists: ``{"object": "list", "total", "has_more", "next_page", "data", "warnings"}``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.db.models import Count, QuerySet, Window
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


def next_page_url(request: Request, page: int, page_size: int, total: int) -> str | None:
    """The address of the next page, ``None`` on the last; a warning where the library has changed in between."""
    here, now, before = request.build_absolute_uri(), LibraryVersion.current().version, VERSION.read(request)
    if before not in (None, now):
        first = replace_query_param(remove_query_param(here, VERSION.name), PAGE.name, 1)
        told = f"The library has changed since the page before this one was read (version {before}, now {now}): things "
        asked_for(request).warnings.append(f"{told}may be missing or come twice. Begin again with {first}")
    if page * page_size >= total:
        return None
    return replace_query_param(replace_query_param(here, PAGE.name, page + 1), VERSION.name, now)


class Page:
    """The page of a list that a request asks for."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.size = PAGE_SIZE.read(request)
        self.number = PAGE.read(request)

    def of_keys(self, read: Callable[[int, int], tuple[list[int], int]]) -> tuple[list[int], int, str | None]:
        """The same of what can be read from one place to another."""
        start = (self.number - 1) * self.size
        keys, total = read(start, start + self.size)
        return keys, total, next_page_url(self.request, self.number, self.size, total)

    def of(self, rows: QuerySet[Any]) -> tuple[list[Any], int, str | None]:
        """Its rows, how many there are on all pages, and the address of the next."""
        start = (self.number - 1) * self.size
        found, total = _counted(rows, start, start + self.size)
        return found, total, next_page_url(self.request, self.number, self.size, total)


def _counted(rows: QuerySet[Any], start: int, end: int) -> tuple[list[Any], int]:
    """Some of the rows, and how many there are; of keys, which are what long lists read, in one query."""
    query = rows.query
    if len(query.values_select) == 1 and not query.distinct and query.group_by is None:
        found = list(rows.annotate(of_all=Window(Count("*"))).values_list(*query.values_select, "of_all")[start:end])
        if found or not start:
            return [key for key, _ in found], found[0][1] if found else 0
    total = rows.count()
    return list(rows[start:end]) if start < total else [], total
