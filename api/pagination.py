"""Lists: ``{"object": "list", "total", "has_more", "next_page", "data", "warnings"}``."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework.pagination import BasePagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from api.parameters import Parameter, Whole, declared

MAX_PAGE_SIZE = 200

PAGE = Whole("page", "from 1", least=1, most=100_000)
PAGE_SIZE = Whole("page_size", f"up to {MAX_PAGE_SIZE}", least=1, most=MAX_PAGE_SIZE, default=50)


def declared_with_pages(*parameters: Parameter) -> list[OpenApiParameter]:
    """The parameters of a list that comes in pages, for the schema."""
    return declared(*parameters, PAGE, PAGE_SIZE)


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
        self.page_size = PAGE_SIZE.read(request)
        self.page = PAGE.read(request)
        self.total = queryset.count()
        start = (self.page - 1) * self.page_size
        return list(queryset[start : start + self.page_size])

    def get_paginated_response(self, data: Any) -> Response:
        url = next_page_url(self.request, self.page, self.page_size, self.total)
        return Response(list_object(data, self.total, url, self.warnings))
