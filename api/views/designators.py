"""Designators: which words cards share, under each edition of the rules."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import ApiError, fault
from api.pagination import AFTER, declared_with_pages
from api.parameters import RULESET, Text, declared
from api.parts import parts_of
from api.serializers.base import list_of, reasons
from api.serializers.cards import CardListShape, ComparisonShape, DesignatorCountShape
from api.views.base import AnswerView, ListView
from rules.cardquery.listing import Listed
from rules.engine.shadowfist import compare_designators as compare
from rules.library import designations

MAX_WORD = 120
A = Text("a", "a word or several", required=True, example="Hero", longest=MAX_WORD)
B = Text("b", "a word or several", required=True, example="Heroic", longest=MAX_WORD)


class DesignatorsView(ListView):
    """The designators of all cards, with how many cards have each."""

    @extend_schema(
        operation_id="designators_list",
        parameters=declared_with_pages(RULESET),
        responses=list_of(DesignatorCountShape),
    )
    def get(self, request: Request) -> Response:
        edition = RULESET.read(request)
        return self.rows(request, designations.words(edition.slug), DesignatorCountShape())


class DesignatorView(ListView):
    """The cards that have a designator; of several words, those that have all of them."""

    @extend_schema(
        operation_id="designators_cards",
        parameters=declared_with_pages(RULESET, AFTER, *parts_of("card")),
        responses=CardListShape,
    )
    def get(self, request: Request, word: str) -> Response:
        edition = RULESET.read(request)
        if len(word) > MAX_WORD or designations.condition(word, edition.slug) is None:
            raise ApiError(404, "no_designator", fault(f"{word[:MAX_WORD]!r} holds no word that can be a designator."))
        return self.listed(request, Listed(designator=word, ruleset=edition.slug))


class CompareView(AnswerView):
    """Whether two words are the same designator, and by which rules."""

    @extend_schema(
        parameters=declared(A, B, RULESET),
        responses=ComparisonShape,
    )
    def get(self, request: Request) -> Response:
        edition = RULESET.read(request)
        a, b = A.read(request), B.read(request)
        result = compare(a, b, edition.slug)
        told = {
            "ruleset": edition.slug,
            "match": result.match,
            "a": [designator.word for designator in result.a],
            "b": [designator.word for designator in result.b],
            "shared": result.shared,
            "why": reasons(result.why),
        }
        return Response(ComparisonShape().to_representation(told))
