"""What every template knows of the site. It asks the database nothing."""

from __future__ import annotations

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
    }


def api_url(name: str, *args: str | int) -> str:
    """An address of the API, empty where it is not served."""
    try:
        return reverse(f"api-{name}", args=args)
    except NoReverseMatch:
        return ""
