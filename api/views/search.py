"""Full-text search over cards, rules, rulings and the glossary."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import BASE
from api.pagination import PAGE_SIZE, VERSION, list_object, next_page_url
from api.parameters import DOCUMENT, GAME, Choice, Choices, Text, Whole, declared, warnings_of
from api.serializers.answers import AnswerShape, answer_json
from api.serializers.base import list_of
from api.serializers.texts import CountsShape, HitShape
from api.views.base import AnswerView
from rules.models import SearchKind
from rules.search import SearchRequest, search

WORDS = Text("q", "words or a question", required=True, example="uniqueness auction")
KIND = Choices("kind", "one kind, or several with commas", among=tuple(SearchKind.values))
TYPED = "typed"
SPELLING = Choice("spelling", "typed: search for misspelt words as they are", among=(TYPED,))
PAGE = Whole("page", "from 1", least=1, most=1000)


class SearchView(AnswerView):
    """What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``, ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document. ``did_you_mean`` is another spelling, and
    ``corrected`` the same where the hits are already those of it. ``answer`` is the sentence that answers the question,
    where that is sure, with what other editions say and interactions that show it.
    """

    @extend_schema(
        parameters=declared(WORDS, KIND, DOCUMENT, GAME, SPELLING, PAGE, PAGE_SIZE, VERSION),
        responses=list_of(
            HitShape,
            did_you_mean=serializers.CharField(allow_null=True),
            corrected=serializers.CharField(allow_null=True),
            answer=AnswerShape(allow_null=True),
            counts=CountsShape(),
        ),
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
                as_typed=SPELLING.read(request) == TYPED,
            )
        )
        data = [{**vars(hit), "url": f"{BASE}{hit.url}", "page_url": f"{BASE}{hit.page_url}"} for hit in result.hits]
        return Response(
            list_object(
                data,
                result.total,
                next_page_url(request, page, page * size < result.total),
                [*result.warnings, *warnings_of(request)],
                did_you_mean=result.did_you_mean,
                corrected=result.corrected,
                answer=result.answer and answer_json(result.answer),
                counts={"kind": result.kinds, "document": result.documents},
            )
        )
