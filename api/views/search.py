"""Full-text search over cards, rules, rulings and the glossary."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import bad_request
from api.pagination import DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, list_object, next_page_url, whole_number
from api.serializers.texts import HitShape
from api.views.base import needed, text_parameter
from rules.models import SearchKind
from rules.search import SearchRequest, search

MAX_RESULT_PAGE = 1000


class SearchView(APIView):
    """What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``, ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document and suggests another spelling.
    """

    @extend_schema(
        parameters=[
            text_parameter("q", "words or a question", required=True),
            text_parameter("kind", "one kind, or several with commas", enum=SearchKind.values),
            text_parameter("document", "slug of a document"),
            text_parameter("game", "slug of a game"),
        ],
        responses=HitShape(many=True),
    )
    def get(self, request: Request) -> Response:
        warnings: list[str] = []
        text = needed(request, "q", "uniqueness+auction")
        kinds = tuple(kind for kind in request.query_params.get("kind", "").split(",") if kind)
        for kind in kinds:
            if kind not in SearchKind.values:
                raise bad_request(f"kind={kind[:40]!r} is none of {', '.join(SearchKind.values)}.", code="unknown_kind")
        size = whole_number(request, "page_size", DEFAULT_PAGE_SIZE, low=1, high=MAX_PAGE_SIZE, warnings=warnings)
        page = whole_number(request, "page", 1, low=1, high=MAX_RESULT_PAGE, warnings=warnings)
        result = search(
            SearchRequest(
                query=text,
                kinds=kinds,
                document=request.query_params.get("document", ""),
                game=request.query_params.get("game", ""),
                page=page,
                page_size=size,
            )
        )
        data = [self.hit(hit, request) for hit in result.hits]
        return Response(
            list_object(
                data,
                result.total,
                next_page_url(request, page, size, result.total),
                [*warnings, *result.warnings],
                did_you_mean=result.did_you_mean,
                counts={"kind": result.kinds, "document": result.documents},
            )
        )

    @staticmethod
    def hit(hit: Any, request: Request) -> dict[str, Any]:
        data = asdict(hit)
        return data | {"url": request.build_absolute_uri(hit.url), "page_url": request.build_absolute_uri(hit.page_url)}
