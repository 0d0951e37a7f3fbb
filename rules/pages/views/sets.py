"""The sets of cards, and other ways to browse them."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules.models import CardSet
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.browsing import WAYS, browse_index, browse_page, set_page, set_rows


@require_safe
@kept()
def sets(request: HttpRequest) -> HttpResponse:
    return render(request, "cards/sets.html", {"sets": set_rows()})


@require_safe
@kept("view", "order", "dir", "page")
def card_set(request: HttpRequest, code: str) -> HttpResponse:
    found = list(CardSet.objects.select_related("game", "counted").filter(code__iexact=code))
    exact = [one for one in found if one.code == code]
    if not found:
        raise Http404(f"There is no set {code!r}.")
    if not exact:
        return redirect("set", found[0].code, permanent=True)
    parameters = Parameters.of(request)
    page = set_page(exact[0], parameters)
    context = {"page": page, "set": exact[0], "notices": parameters.notices, "game_here": exact[0].game.slug}
    return render(request, "cards/set.html", context)


@require_safe
@kept()
def browse(request: HttpRequest) -> HttpResponse:
    return render(request, "cards/browse.html", {"pages": browse_index()})


@require_safe
@kept()
def browse_by(request: HttpRequest, by: str) -> HttpResponse:
    if by not in WAYS:
        raise Http404(f"Cards cannot be browsed by {by!r}, only by {', '.join(WAYS)}.")
    return render(request, "cards/browse_by.html", {"page": browse_page(by)})
