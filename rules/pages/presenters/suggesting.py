"""What the search box suggests while one types."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from rules.library.badges import SYMBOL, symbol_named
from rules.models import Game
from rules.pages.lookups import Library, library
from rules.search.suggestions import Kind, Suggestion, suggestions

LABELS = {
    Kind.CARD: "Cards",
    Kind.RULE: "Rules",
    Kind.EXAMPLE: "Examples",
    Kind.TERM: "Terms",
    Kind.QUESTION: "Questions",
}


def suggested(text: str, cards_of: str = "", first: str = "") -> dict[str, Any]:
    """Groups of suggestions as JSON: ``{"groups": [{"kind", "label", "items": [{"title", "note", "url"}]}], "all"}``.

    ``all`` is the address of the results of the whole search.

    :param cards_of: the slug of a game, if only its cards are meant.
    :param first: the slug of the game whose suggestions stand first.
    """
    known = library()
    groups = [
        {"kind": kind.value, "label": LABELS[kind], "items": [_item(each, known, cards_of) for each in found]}
        for kind, found in suggestions(text, cards_of, first).items()
    ]
    asked = {"q": text, "first": first} if first else {"q": text}
    return {"groups": groups, "all": f"{reverse('search')}?{urlencode(asked)}" if text else ""}


def for_browsers(text: str, first: str = "") -> list[Any]:
    """The same as browsers ask it for their own address bar (OpenSearch): the text, titles, notes and addresses."""
    items = [item for group in suggested(text, first=first)["groups"] for item in group["items"]]
    return [text, *([item[key] for item in items] for key in ("title", "note", "url"))]


def _item(each: Suggestion, known: Library, of_game: str) -> dict[str, str]:
    return {
        "title": _plain(f"{each.number} {each.title}".strip()),
        "note": _note(each, known, of_game),
        "url": each.url,
    }


def _note(each: Suggestion, known: Library, of_game: str) -> str:
    """What it is, or where it stands; the game where nothing else says it."""
    if of_game:
        return each.detail
    if each.document in known.documents:
        short = known.documents[each.document].short
        return f"{short} §{each.detail}" if each.detail else short
    games = known.once("names of games", lambda: dict(Game.objects.values_list("slug", "name")))
    return " · ".join(filter(None, (each.detail, games.get(each.game, ""))))


def _plain(title: str) -> str:
    """A title in which symbols are words."""
    return SYMBOL.sub(_label, title)


def _label(match: re.Match[str]) -> str:
    symbol = symbol_named(match)
    return symbol.label if symbol else match[0]
