"""The home page, the page about the site, and what browsers and robots ask for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

from rules import interactions
from rules.cardquery import FIELDS
from rules.engine.shadowfist import DEFAULT_RULESET, RULESETS, Symbol
from rules.library.badges import badge
from rules.pages.page_cache import kept
from rules.pages.presenters.featured import FEATURED, FEATURED_UFS, featured
from rules.pages.presenters.home import document_groups, home_page

EMBED = Path(__file__).resolve().parents[1] / "static" / "pages" / "embed.js"


@require_safe
@kept()
def home(request: HttpRequest) -> HttpResponse:
    entries = interactions.examples_named(FEATURED, FEATURED_UFS)
    try:
        with interactions.place():
            played, busy = featured(entries), False
    except interactions.BusyError:
        played, busy = None, True
    context = {"page": home_page(), "played": played, "played_ufs": entries.get(FEATURED_UFS)}
    response = render(request, "home.html", context)
    response.passing = busy  # type: ignore[attr-defined]
    return response


@require_safe
@kept()
def about(request: HttpRequest) -> HttpResponse:
    context = {
        "fields": list(dict.fromkeys(FIELDS.values())),
        "symbols": [(badge(symbol), symbol.label, symbol.community, symbol.is_faction) for symbol in Symbol],
        "groups": document_groups(),
        "rulesets": list(RULESETS.values()),
        "default_ruleset": DEFAULT_RULESET,
    }
    return render(request, "about.html", context)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    sitemap = request.build_absolute_uri(reverse("sitemap"))
    # Results are not forbidden: who may not read the page does not see that it is not to be listed.
    forbidden = "Allow: /api/v1/docs\nAllow: /api/v1/guide\nDisallow: /api/\n"
    forbidden += "".join(f"Disallow: {each}\n" for each in ("/suggest/", "/check/board/"))
    return HttpResponse(f"User-agent: *\n{forbidden}\nSitemap: {sitemap}\n", content_type="text/plain")


@require_safe
def embed(request: HttpRequest) -> HttpResponse:
    """The script that gives any page previews; any page may load it."""
    return HttpResponse(
        _embed_script(), content_type="text/javascript; charset=utf-8", headers={"Access-Control-Allow-Origin": "*"}
    )


@cache
def _embed_script() -> bytes:
    return EMBED.read_bytes()


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    return redirect(static("pages/favicon.svg"))
