"""The results of a search."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.pages.parameters import Parameters
from rules.pages.presenters.results import results_page
from rules.pages.throttled import search_throttled


@require_safe
@search_throttled
def results(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = results_page(parameters)
    context = {"page": page, "site_query": page.query, "notices": parameters.notices}
    return render(request, "search.html", context)
