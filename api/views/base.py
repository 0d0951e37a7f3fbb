"""What views share: published documents by their address, and lists of them."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.pagination import Page, documents_of, list_object, list_of_documents
from api.parameters import warnings_of
from api.rendering import Json
from rules.models import Published


def published(path: str) -> Json | None:
    """The document at an address below the API's; ``None`` where there is none."""
    found = Published.objects.filter(path=path, removed=False).values_list("body", flat=True).first()
    return None if found is None else Json(found)


def published_as(kind: str, key: int) -> Json:
    """The document of one row."""
    return Json(documents_of(kind, [key])[0])


def all_of(kind: str, rows: QuerySet[Any]) -> Response:
    """A list object of the documents of all these rows."""
    documents = documents_of(kind, list(rows.values_list("pk", flat=True)))
    return Response(list_of_documents(documents, len(documents), None, []))


class ListView(APIView):
    """A list that comes in pages."""

    def documents(
        self, request: Request, kind: str, rows: QuerySet[Any], warnings: list[str] | None = None
    ) -> Response:
        """The published documents of the rows on the page; of the rows only their keys are read."""
        keys, total, next_page = Page(request).of(rows.values_list("pk", flat=True))
        told = [*(warnings or []), *warnings_of(request)]
        return Response(list_of_documents(documents_of(kind, keys), total, next_page, told))

    def rows(self, request: Request, rows: QuerySet[Any], shape: Any) -> Response:
        """The rows on the page themselves, as a shape puts them out."""
        found, total, next_page = Page(request).of(rows)
        return Response(
            list_object([shape.to_representation(row) for row in found], total, next_page, warnings_of(request))
        )
