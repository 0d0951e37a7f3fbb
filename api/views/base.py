"""What all views share: lists of plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db.models import QuerySet
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response


class ListView(GenericAPIView):
    """A list of a queryset, each row turned into plain data by ``row``."""

    warnings: list[str]

    def respond(self, rows: QuerySet[Any], row: Callable[[Any, Request], dict[str, Any]]) -> Response:
        page = self.paginator.paginate_queryset(rows, self.request, view=self)
        return self.paginator.get_paginated_response([row(item, self.request) for item in page])

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.warnings = []
        super().initial(request, *args, **kwargs)
