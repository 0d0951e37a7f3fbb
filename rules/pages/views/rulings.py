"""Rulings: the list with its filters, and one ruling."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.library import selectors
from rules.pages.context import api_url
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.interactions import of_ruling
from rules.pages.presenters.rulings import rulings_page
from rules.pages.throttled import search_throttled


@require_safe
@kept("card", "document", "status", "page")
@search_throttled
def rulings(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = rulings_page(parameters)
    return render(request, "rulings/list.html", {"page": page, "notices": parameters.notices})


@require_safe
@kept()
def ruling(request: HttpRequest, pk: int) -> HttpResponse:
    found = selectors.rulings().filter(pk=pk).first()
    if found is None:
        raise Http404(f"There is no ruling {pk}.")
    context = {
        "ruling": found,
        "interactions": of_ruling(found),
        "json_url": api_url("ruling", pk),
        "game_here": found.game.slug,
    }
    return render(request, "rulings/ruling.html", context)
