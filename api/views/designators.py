"""Designators: which words cards share, under each edition of the rules."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import bad_request
from api.serializers.base import reasons_json
from api.serializers.cards import CardShape, ComparisonShape, card_json
from api.views.base import RULESET_PARAMETER, ListView, needed, read_ruleset, text_parameter
from rules import designations
from rules.engine.designators import compare
from rules.models import Card, Designation

MAX_WORD = 120


class DesignatorsView(ListView):
    """The designators of all cards, with how many cards have each."""

    queryset = Designation.objects.none()

    @extend_schema(operation_id="designators_list", parameters=[RULESET_PARAMETER], responses={200: dict})
    def get(self, request: Request) -> Response:
        edition = read_ruleset(request)
        return self.respond(designations.words(edition.slug), _word_json)


def _word_json(row: dict[str, Any], request: Request) -> dict[str, Any]:
    return {"object": "designator", "word": row["word"], "cards": row["cards"]}


class DesignatorView(ListView):
    """The cards that have a designator; of several words, those that have all of them."""

    queryset = Card.objects.none()
    serializer_class = CardShape

    @extend_schema(operation_id="designators_cards", parameters=[RULESET_PARAMETER], responses=CardShape(many=True))
    def get(self, request: Request, word: str) -> Response:
        edition = read_ruleset(request)
        self.check(word)
        cards = designations.cards_with(word, edition.slug)
        if cards is None:
            raise bad_request(f"{word!r} holds no word that can be a designator.", code="no_designator")
        return self.respond(cards.with_printings().order_by("title", "pk"), card_json)

    @staticmethod
    def check(word: str) -> None:
        if len(word) > MAX_WORD:
            raise bad_request(f"A designator of {len(word)} characters is longer than {MAX_WORD}.", code="too_long")


class CompareView(APIView):
    """Whether two words are the same designator, and by which rules."""

    @extend_schema(
        parameters=[
            text_parameter("a", "a word or several", required=True),
            text_parameter("b", "a word or several", required=True),
            RULESET_PARAMETER,
        ],
        responses=ComparisonShape,
    )
    def get(self, request: Request) -> Response:
        edition = read_ruleset(request)
        a, b = needed(request, "a", "Hero"), needed(request, "b", "Heroic")
        for word in (a, b):
            DesignatorView.check(word)
        result = compare(a, b, edition.slug)
        return Response(
            {
                "object": "comparison",
                "ruleset": edition.slug,
                "match": result.match,
                "a": [designator.word for designator in result.a],
                "b": [designator.word for designator in result.b],
                "shared": list(result.shared),
                "why": reasons_json(result.why, request),
            }
        )
