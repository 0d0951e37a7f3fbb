"""The list of cards and the page of a card."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rules.library import selectors
from rules.models import Card
from rules.pages.context import api_url
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.card import card_page, find_card
from rules.pages.presenters.card_list import any_of, card_list_page, with_characteristics
from rules.pages.throttled import search_throttled


@require_safe
@kept("q", "game", "page", "view", "order", "dir")
@search_throttled
def card_list(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = card_list_page(parameters)
    return render(request, "cards/list.html", {"page": page, "notices": parameters.notices})


@require_safe
@search_throttled
def random_card(request: HttpRequest) -> HttpResponse:
    """To a card by chance, of those that meet the ``q`` of the request if any does; else to the list that says so."""
    parameters = Parameters.of(request)
    found, query = any_of(parameters.text("q")), parameters.without()
    response = redirect(found or reverse("cards") + (f"?{query}" if query else ""))
    response["Cache-Control"] = "no-store"
    return response


@require_safe
@kept("date", "printing", "searched")
def card(request: HttpRequest, slug: str) -> HttpResponse:
    found = find_card(slug)
    if found is None:
        other = selectors.card_titled(slug)
        if other is None:
            raise Http404(f"There is no card {slug!r}.")
        return redirect(other)
    parameters = Parameters.of(request)
    page = card_page(found, parameters)
    context = {
        "page": page,
        "card": found,
        "notices": parameters.notices,
        "json_url": api_url("card", found.slug),
        "game_here": found.game.slug,
        "searched": parameters.text("searched"),
    }
    return render(request, "cards/card.html", context)


@require_safe
@kept()
def face(request: HttpRequest, slug: str) -> HttpResponse:
    """A card alone, in the wording in force: what its name shows on other pages."""
    found = with_characteristics(Card.objects.filter(slug=slug)).first()
    if found is None:
        raise Http404(f"There is no card {slug!r}.")
    return render(request, "cards/face.html", {"card": found})
