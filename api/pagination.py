"""Lists: ``{"object": "list", "total", "has_more", "next_page", "data", "warnings"}``."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from rest_framework.pagination import BasePagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

DEFAULT_PAGE_SIZE = 50
MAX_PAGE_SIZE = 200
MAX_PAGE = 100_000


def whole_number(request: Request, name: str, default: int, *, low: int, high: int, warnings: list[str]) -> int:
    """A whole number from the query string; anything else is the nearest there is, with a warning."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12):
        warnings.append(f"{name}={text[:40]!r} is no whole number; {default} was used.")
        return default
    number = min(max(int(text), low), high)
    if number != int(text):
        warnings.append(f"{name}={text} is outside of {low} to {high}; {number} was used.")
    return number


def list_object(data: list[Any], total: int, next_page: str | None, warnings: list[str], **more: Any) -> dict[str, Any]:
    """The list object."""
    return {
        "object": "list",
        "total": total,
        "has_more": next_page is not None,
        "next_page": next_page,
        "data": data,
        "warnings": warnings,
        **more,
    }


def next_page_url(request: Request, page: int, page_size: int, total: int) -> str | None:
    """The address of the next page, ``None`` on the last."""
    if page * page_size >= total:
        return None
    return replace_query_param(request.build_absolute_uri(), "page", page + 1)


class ListPagination(BasePagination):
    """``page`` from 1 and ``page_size`` up to 200."""

    def paginate_queryset(self, queryset: QuerySet[Any], request: Request, view: Any = None) -> list[Any]:
        self.request = request
        self.warnings: list[str] = list(getattr(view, "warnings", []))
        self.page_size = whole_number(
            request, "page_size", DEFAULT_PAGE_SIZE, low=1, high=MAX_PAGE_SIZE, warnings=self.warnings
        )
        self.page = whole_number(request, "page", 1, low=1, high=MAX_PAGE, warnings=self.warnings)
        self.total = queryset.count()
        start = (self.page - 1) * self.page_size
        return list(queryset[start : start + self.page_size])

    def get_paginated_response(self, data: Any) -> Response:
        url = next_page_url(self.request, self.page, self.page_size, self.total)
        return Response(list_object(data, self.total, url, self.warnings))

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        return {
            "type": "object",
            "required": ["object", "total", "has_more", "next_page", "data", "warnings"],
            "properties": {
                "object": {"type": "string", "enum": ["list"]},
                "total": {"type": "integer"},
                "has_more": {"type": "boolean"},
                "next_page": {"type": "string", "format": "uri", "nullable": True},
                "data": schema,
                "warnings": {"type": "array", "items": {"type": "string"}},
            },
        }

    def get_schema_operation_parameters(self, view: Any) -> list[dict[str, Any]]:
        def parameter(name: str, text: str) -> dict[str, Any]:
            return {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "integer"}}

        return [parameter("page", "from 1"), parameter("page_size", f"up to {MAX_PAGE_SIZE}")]
