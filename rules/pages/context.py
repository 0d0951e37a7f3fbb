"""What every template knows of the site. It asks the database nothing."""

from __future__ import annotations

from urllib.parse import urlencode

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.urls import NoReverseMatch, reverse

# The entries of the navigation: address name, label, and the first part of the addresses that belong to it.
NAVIGATION = (
    ("cards", "Cards", ("cards", "sets", "browse")),
    ("documents", "Rules", ("rules",)),
    ("checker", "Checker", ("check",)),
    ("rulings", "Rulings", ("rulings",)),
    ("editions", "Editions", ("editions",)),
    ("glossary", "Glossary", ("glossary",)),
    ("designators", "Designators", ("designators",)),
    ("decks", "Decks", ("decks",)),
)

# Parameters that choose what a page is about, not how it is shown.
CANONICAL = ("q", "game", "page", "changed", "status", "card", "document", "part", "a", "b", "ruleset")


def site(request: HttpRequest) -> dict[str, object]:
    """The navigation with the place one is at, and the address of the API."""
    place = request.path.strip("/").partition("/")[0]
    return {
        "navigation": [
            {"url": reverse(name), "label": label, "current": place in places} for name, label, places in NAVIGATION
        ],
        "api_root": api_url("root"),
        "api_docs": api_url("docs"),
        "oembed": api_url("oembed"),
        "canonical": canonical(request),
        "origin": origin(request),
    }


def origin(request: HttpRequest) -> str:
    """The site as the visitor calls it, empty for a name that is not its own."""
    try:
        return f"{request.scheme}://{request.get_host()}"
    except DisallowedHost:
        return ""


def canonical(request: HttpRequest) -> str:
    """The one address of a page: without the parameters that only choose how it is shown.

    Empty where the site is asked by a name that is not its own.
    """
    if not origin(request):
        return ""
    kept = {name: request.GET[name][:400] for name in CANONICAL if request.GET.get(name)}
    return request.build_absolute_uri(request.path) + (f"?{urlencode(kept)}" if kept else "")


def api_url(name: str, *args: str | int) -> str:
    """An address of the API, empty where it is not served."""
    try:
        return reverse(f"api-{name}", args=args)
    except NoReverseMatch:
        return ""
