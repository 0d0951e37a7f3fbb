"""The results of a search, and what is suggested on the way to them."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules.library.copy_limits import COPY_LIMITS
from rules.pages.parameters import Parameters
from rules.pages.presenters.results import card_asked_for, first_game, results_page
from rules.pages.presenters.suggesting import for_browsers, suggested
from rules.pages.throttled import search_throttled
from rules.search.suggestions import MAX_TEXT

OPENSEARCH = "opensearch"
CARD = "card"  # what a search box opens, where its title was typed


@require_safe
@search_throttled
def results(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    if parameters.choice("go", (CARD,), "thing to open") and (card := card_asked_for(parameters)):
        return redirect(card)
    page = results_page(parameters)
    context = {"page": page, "site_query": page.query, "notices": parameters.notices, "game_here": page.first}
    return render(request, "search.html", context)


@require_safe
def suggest(request: HttpRequest) -> HttpResponse:
    """What may be meant by ``q``; with ``game``, which of its cards. It is read from memory and so not counted."""
    parameters = Parameters.of(request)
    query = parameters.text("q", MAX_TEXT)
    first = first_game(parameters)
    if parameters.choice("as", (OPENSEARCH,), "form of the answer") == OPENSEARCH:
        return JsonResponse(for_browsers(query, first), safe=False, content_type="application/x-suggestions+json")
    cards_of = parameters.choice("game", COPY_LIMITS, "game with decks") or ""
    return JsonResponse(suggested(query, cards_of, first))
