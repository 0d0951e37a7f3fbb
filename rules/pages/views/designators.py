"""Designators: which cards share one, and whether two words are the same one."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules.pages.cardtext import designator_url
from rules.pages.context import api_url
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.designators import compare_page, designator_page, designators_page
from rules.pages.throttled import search_throttled


@require_safe
@kept("word", "ruleset")
@search_throttled
def designators(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    word = parameters.text("word", 120)
    if word.strip("/. "):
        query = parameters.without("word")
        return redirect(designator_url(word) + (f"?{query}" if query else ""))
    page = designators_page(parameters)
    return render(request, "designators/list.html", {"page": page, "notices": parameters.notices})


@require_safe
@kept("ruleset")
@search_throttled
def designator(request: HttpRequest, word: str) -> HttpResponse:
    parameters = Parameters.of(request)
    page = designator_page(word, parameters)
    context = {"page": page, "notices": parameters.notices, "json_url": api_url("designator", word)}
    return render(request, "designators/designator.html", context, status=200 if page.is_designator else 404)


@require_safe
@search_throttled
def comparison(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = compare_page(parameters)
    return render(request, "designators/compare.html", {"page": page, "notices": parameters.notices})
