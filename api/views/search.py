"""Full-text search over cards, rules, rulings and the glossary."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.pagination import PAGE_SIZE, list_object, next_page_url
from api.parameters import GAME, Choices, Text, Whole, declared
from api.serializers.base import list_of
from api.serializers.texts import CountsShape, HitShape
from rules.models import SearchKind
from rules.search import SearchRequest, search

WORDS = Text("q", "words or a question", required=True, example="uniqueness+auction")
KIND = Choices("kind", "one kind, or several with commas", among=tuple(SearchKind.values))
DOCUMENT = Text("document", "slug of a document")
PAGE = Whole("page", "from 1", least=1, most=1000)


class SearchView(APIView):
    """What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``, ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document and suggests another spelling.
    """

    @extend_schema(
        parameters=declared(WORDS, KIND, DOCUMENT, GAME, PAGE, PAGE_SIZE),
        responses=list_of(HitShape, did_you_mean=serializers.CharField(allow_null=True), counts=CountsShape()),
    )
    def get(self, request: Request) -> Response:
        size, page = PAGE_SIZE.read(request), PAGE.read(request)
        result = search(
            SearchRequest(
                query=WORDS.read(request),
                kinds=KIND.read(request),
                document=DOCUMENT.read(request),
                game=GAME.read(request),
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
                list(result.warnings),
                did_you_mean=result.did_you_mean,
                counts={"kind": result.kinds, "document": result.documents},
            )
        )

    @staticmethod
    def hit(hit: Any, request: Request) -> dict[str, Any]:
        data = asdict(hit)
        return data | {"url": request.build_absolute_uri(hit.url), "page_url": request.build_absolute_uri(hit.page_url)}
