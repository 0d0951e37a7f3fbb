"""The root of the API, the editions of the rules, and addresses that lead nowhere."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import Resolver404, resolve
from django.views.decorators.csrf import csrf_exempt
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from api.errors import json_error
from api.pagination import list_object
from api.schema import text, thing
from api.serializers.base import citation_json, list_of
from api.serializers.rulesets import DifferenceShape, RulesetShape
from rules.engine.differences import DIFFERENCES, Rule
from rules.engine.rulesets import DEFAULT_RULESET, RULESETS


class RootView(APIView):
    """Where everything is."""

    NAMES = (
        *("games", "sets", "cards", "designators", "documents", "glossary", "rulings", "search", "rulesets"),
        *(
            "interactions-evaluate",
            "interactions-actions",
            "interactions-refused",
            "interactions-compare",
            "interactions-examples",
        ),
    )

    @extend_schema(
        tags=["root"],
        responses={
            (200, "application/json"): thing("object", object=text("", "root"))
            | {"additionalProperties": {"type": "string", "format": "uri"}}
        },
    )
    def get(self, request: Request) -> Response:
        links = {
            name.replace("-", "/"): reverse(f"api-{name}", request=request) for name in (*self.NAMES, "schema", "docs")
        }
        return Response({"object": "root", **links})


class RulesetsView(APIView):
    """The editions of the Shadowfist rules, and the table of everything in which they differ."""

    @extend_schema(responses=list_of(RulesetShape, differences=DifferenceShape(many=True)))
    def get(self, request: Request) -> Response:
        data = [
            {
                "object": "ruleset",
                "slug": edition.slug,
                "name": edition.name,
                "document": edition.document,
                "date": edition.day,
                "default": edition.slug == DEFAULT_RULESET,
            }
            for edition in RULESETS.values()
        ]
        differences = [
            {
                "object": "difference",
                "key": difference.key,
                "title": difference.title,
                "topic": difference.topic,
                "rulesets": {slug: self.cell(rule, request) for slug, rule in difference.rules.items()},
            }
            for difference in DIFFERENCES.values()
        ]
        return Response(list_object(data, len(data), None, [], differences=differences))

    @staticmethod
    def cell(rule: Rule, request: Request) -> dict[str, object]:
        cited = [citation_json(citation, request) for citation in rule.citations]
        return {"value": rule.value, "text": rule.text, "rules": cited}


@csrf_exempt
def unknown_address(request: HttpRequest) -> HttpResponseBase:
    """Any other address under /api/; one that only has a slash too many answers as without it."""
    if request.path.endswith("/"):
        try:
            match = resolve(request.path.rstrip("/"))
        except Resolver404:
            match = None
        if match and match.func is not unknown_address:
            return match.func(request, *match.args, **match.kwargs)
    return json_error(404, "not_found", f"There is nothing at {request.path[:200]}. /api/v1/docs lists what there is.")
