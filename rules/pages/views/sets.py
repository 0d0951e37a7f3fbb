"""The sets of cards."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules import selectors
from rules.models import Card, CardSet
from rules.pages.kept import kept
from rules.pages.paging import paged
from rules.pages.parameters import Parameters
from rules.pages.presenters.card_list import PAGE_SIZE, with_characteristics


@require_safe
@kept
def sets(request: HttpRequest) -> HttpResponse:
    return render(request, "cards/sets.html", {"sets": list(selectors.sets())})


@require_safe
@kept
def card_set(request: HttpRequest, code: str) -> HttpResponse:
    found = list(CardSet.objects.select_related("game").filter(code__iexact=code))
    exact = [one for one in found if one.code == code]
    if not found:
        raise Http404(f"There is no set {code!r}.")
    if not exact:
        return redirect("set", found[0].code, permanent=True)
    parameters = Parameters.of(request)
    cards = Card.objects.filter(pk__in=exact[0].printings.values("card"))
    page = paged(with_characteristics(cards), PAGE_SIZE, parameters)
    return render(request, "cards/set.html", {"set": exact[0], "cards": page, "notices": parameters.notices})
