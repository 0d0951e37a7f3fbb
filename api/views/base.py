"""What views share: published documents by their address, lists of them, and warnings."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import check_published
from api.pagination import Page, list_object, list_of_documents
from api.parameters import asked_for, warnings_of
from api.parts import Parts
from api.rendering import Json, extended
from rules.cardquery.listing import Listed, listing
from rules.library.publication import bodies_of, body_at
from rules.models import Published


def published(path: str) -> Json | None:
    """The document at an address below the API's; ``None`` where there is none."""
    found = body_at(path)
    return None if found is None else Json(found)


class AnswerView(APIView):
    """A view whose answers tell what of the parameters they did not use, those that are one object too."""

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        if isinstance(response, Response) and response.status_code == 200 and request.method != "OPTIONS":
            self.warn(request, response)
        return super().finalize_response(request, response, *args, **kwargs)

    @staticmethod
    def warn(request: Request, response: Response) -> None:
        """Put the warnings into an answer that does not have them yet."""
        if asked_for(request).told or not (warnings := warnings_of(request)):
            return
        if isinstance(response.data, Json):
            response.data = extended(response.data, {"warnings": warnings})
        else:
            response.data = {**response.data, "warnings": [*response.data.get("warnings", ()), *warnings]}

    def document(self, request: Request, *kinds: str, **which: Any) -> Json | None:
        """The published document of one of some kinds, or what is wanted of it; ``None`` where there is none.

        :param which: its ``path`` below the API's, or its ``object_id``.
        """
        parts = Parts(request, *kinds)
        rows = Published.objects.filter(kind__in=kinds, removed=False, **which)
        found = rows.values_list("kind", "object_id", "body").first()
        if found is None:
            check_published()
            return None
        return parts.one(*found)

    def all_of(self, request: Request, kind: str, rows: QuerySet[Any]) -> Response:
        """A list object of the documents of all these rows."""
        documents = self._documents(request, kind, list(rows.values_list("pk", flat=True)))
        return Response(list_of_documents(documents, len(documents), None, warnings_of(request)))

    @staticmethod
    def _documents(request: Request, kind: str, keys: list[int], *kinds: str) -> list[str]:
        parts = Parts(request, *(kinds or (kind,)))
        bodies = bodies_of(kind, keys)
        there = [key for key in keys if key in bodies]
        if not there:
            check_published()
        return parts.of(kind, there, [bodies[key] for key in there])


class ListView(AnswerView):
    """A list that comes in pages."""

    def documents(
        self,
        request: Request,
        kind: str,
        rows: QuerySet[Any],
    ) -> Response:
        """The published documents of the rows on the page; of the rows only their keys are read."""
        keys, total, next_page = Page(request).of(rows.values_list("pk", flat=True))
        documents = self._documents(request, kind, keys)
        return Response(list_of_documents(documents, total, next_page, warnings_of(request)))

    def listed(self, request: Request, listed: Listed, kinds: tuple[str, ...] = ()) -> Response:
        """The published documents of the cards or printings on the page of a list.

        :param kinds: those that the operation may answer with, where there are several.
        :raises QueryError: if the query cannot be used.
        """
        found = listing(listed)
        keys, next_page = Page(request).among(found.keys)
        documents = self._documents(request, "printing" if listed.of_all.printings else "card", keys, *kinds)
        told = [*found.warnings, *warnings_of(request)]
        return Response(list_of_documents(documents, len(found.keys), next_page, told))

    def rows(self, request: Request, rows: QuerySet[Any], shape: Any) -> Response:
        """The rows on the page themselves, as a shape puts them out."""
        found, total, next_page = Page(request).of(rows)
        return Response(
            list_object([shape.to_representation(row) for row in found], total, next_page, warnings_of(request))
        )
