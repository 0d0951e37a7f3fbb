"""What all views share: reading parameters, and lists of plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

from django.db.models import QuerySet
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import bad_request
from rules.engine.rulesets import DEFAULT_RULESET, RULESETS, Ruleset, UnknownRulesetError, ruleset


def text_parameter(
    name: str, description: str, *, required: bool = False, enum: Iterable[str] = ()
) -> OpenApiParameter:
    """A query parameter, for the schema."""
    values = list(enum) or None
    return OpenApiParameter(name, OpenApiTypes.STR, description=description, required=required, enum=values)


RULESET_PARAMETER = text_parameter("ruleset", f"edition of the rules; {DEFAULT_RULESET} if left out", enum=RULESETS)


def read_ruleset(request: Request) -> Ruleset:
    """The edition that ``?ruleset=`` names."""
    try:
        return ruleset(request.query_params.get("ruleset") or None)
    except UnknownRulesetError as error:
        raise bad_request(str(error), code="unknown_ruleset") from error


def read_date(request: Request, name: str) -> date | None:
    """The day that a parameter names."""
    text = request.query_params.get(name, "").strip()
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise bad_request(f"{name}={text[:40]!r} is no date such as 2001-04-16.", code="bad_date") from error


def needed(request: Request, name: str, example: str) -> str:
    """A parameter that must be there."""
    text = request.query_params.get(name, "").strip()
    if not text:
        raise bad_request(f"The parameter {name} is missing; write for example ?{name}={example}.", code="missing")
    return text


class ListView(GenericAPIView):
    """A list of a queryset, each row turned into plain data by ``row``."""

    warnings: list[str]

    def respond(self, rows: QuerySet[Any], row: Callable[[Any, Request], dict[str, Any]]) -> Response:
        page = self.paginator.paginate_queryset(rows, self.request, view=self)
        return self.paginator.get_paginated_response([row(item, self.request) for item in page])

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.warnings = []
        super().initial(request, *args, **kwargs)
