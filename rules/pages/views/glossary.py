"""The glossary."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rules.pages.context import api_url
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.presenters.explanation import explanation
from rules.pages.presenters.glossary import glossary_page, terms_called
from rules.pages.presenters.related import keyword_cards
from rules.pages.throttled import search_throttled
from rules.text.texts import slugify_title


@require_safe
@kept("game")
@search_throttled
def glossary(request: HttpRequest) -> HttpResponse:
    parameters = Parameters.of(request)
    page = glossary_page(parameters)
    return render(request, "glossary/list.html", {"page": page, "notices": parameters.notices})


@require_safe
@kept()
def term(request: HttpRequest, slug: str) -> HttpResponse:
    terms = terms_called(slug)
    if not terms:
        canonical = slugify_title(slug)
        if canonical and canonical != slug and terms_called(canonical):
            return redirect("term", canonical, permanent=True)
        raise Http404(f"There is no term {slug!r}.")
    keywords = [found for one in terms if (found := keyword_cards(one.term.game.slug, slug))]
    games = {one.term.game.slug for one in terms}
    context = {
        "terms": terms,
        "keywords": keywords,
        "json_url": api_url("term", slug),
        "game_here": games.pop() if len(games) == 1 else "",
    }
    return render(request, "glossary/term.html", context)


@require_safe
@kept()
def explained(request: HttpRequest, slug: str, document: str) -> HttpResponse:
    """A part of a page: the term as it is explained beside a text of the document."""
    page = explanation(slug, document)
    if page is None:
        raise Http404(f"There is no term {slug!r} for {document!r}.")
    return render(request, "glossary/_explanation.html", {"page": page})
