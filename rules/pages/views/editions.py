"""The editions of the rules: what differs between them, and where each treats a topic."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.pages.context import api_url
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.editions import editions_page


@require_safe
@kept("changed")
def editions(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = editions_page(parameters)
    context = {"page": page, "notices": parameters.notices, "json_url": api_url("rulesets")}
    return render(request, "editions.html", context)
