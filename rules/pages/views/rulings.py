"""Rulings: the list with its filters, and one ruling."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.library import selectors
from rules.models import Published, Ruling
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
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    found = selectors.rulings().filter(slug=slug).first()
    if found is None:
        if slug.isdecimal():
            return render(request, "404.html", {"moved": _numbered(slug), "numbered": True}, status=410)
        raise Http404(f"There is no ruling {slug}.")
    context = {
        "ruling": found,
        "interactions": of_ruling(found),
        "json_url": api_url("ruling", slug),
        "game_here": found.game.slug,
    }
    return render(request, "rulings/ruling.html", context)


def _numbered(number: str) -> Ruling | None:
    """The ruling that was once named by the number of its row; None where that is not known."""
    was = Published.objects.filter(kind="ruling", path=f"rulings/{number}").first()
    return Ruling.objects.filter(pk=was.object_id).first() if was else None
