"""The root of the API, the editions of the rules, and addresses that lead nowhere."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import Resolver404, resolve
from django.views.decorators.csrf import csrf_exempt
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import address
from api.errors import json_error
from api.pagination import list_object
from api.schema import text, thing
from api.serializers.base import list_of
from api.serializers.rulesets import DifferenceShape, RulesetShape
from api.views.base import AnswerView
from api.views.catalogs import CATALOGS
from rules.engine.shadowfist import DIFFERENCES, RULESETS


class RootView(AnswerView):
    """Where everything is."""

    NAMES = (
        *("games", "sets", "cards", "card-named", "card-autocomplete", "card-random", "card-collection"),
        *("printings", "errata", "symbols", "designators", "designators-compare", "decks-check", "decks-parse"),
        "decks-export",
        *("documents", "glossary", "rulings", "search", "rulesets", "bulk", "changes", "migrations"),
        *(
            "interactions-evaluate",
            "interactions-batch",
            "interactions-actions",
            "interactions-refused",
            "interactions-odds",
            "interactions-compare",
            "interactions-examples",
        ),
        *("oembed", "schema", "docs", "guide"),
    )

    @extend_schema(
        tags=["root"],
        responses={
            (200, "application/json"): thing("object", object=text("", "root"))
            | {"additionalProperties": {"type": "string", "format": "uri"}}
        },
    )
    def get(self, request: Request) -> Response:
        addresses = [address(f"api-{name}") for name in self.NAMES]
        addresses += [address("api-catalog", name) for name in CATALOGS]
        here = address("api-root")
        return Response({"object": "root", **{each.removeprefix(here): each for each in addresses}})


class RulesetsView(AnswerView):
    """The editions of the Shadowfist rules, and the table of everything in which they differ."""

    @extend_schema(responses=list_of(RulesetShape, differences=DifferenceShape(many=True)))
    def get(self, request: Request) -> Response:
        data = RulesetShape.all_of(RULESETS.values())
        differences = DifferenceShape.all_of(DIFFERENCES.values())
        return Response(list_object(data, len(data), None, [], differences=differences))


@csrf_exempt
def unknown_address(request: HttpRequest) -> HttpResponseBase:
    """Any other address under /api/; one that only has a slash too many answers as without it."""
    if request.path.endswith("/"):
        try:
            match = resolve(request.path.rstrip("/"))
        except Resolver404:
            match = None
        if match and match.func is not unknown_address:
            answer: HttpResponseBase = match.func(request, *match.args, **match.kwargs)
            return answer
    message = f"There is nothing at {request.path[:200]}. /api/v1/docs lists what there is."
    return json_error(404, "not_found", message, "path")
