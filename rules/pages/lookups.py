"""What pages look up all the time, kept in memory as long as the library stays the same.

A :class:`Library` holds what texts can link to (cards, terms, sections), the outline of every document, the HTML of
texts that were rendered, and what other modules derive from it. It is made once per version of the data and process.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import TypeVar

from django.core.signals import request_finished, request_started
from django.db.models import Count, Q
from django.urls import reverse
from django.utils.safestring import SafeString

from rules.library.bounded_store import KeptPage, PageStore
from rules.library.versioned import Versioned
from rules.models import CardAlias, Document, GlossaryTerm, Origin, Section
from rules.pages.outline import Node, Outline
from rules.text.references import short_title

MAX_RENDERED = 6_000  # texts, and cards that are linked to; above it the memory starts afresh

Derived = TypeVar("Derived")


@dataclass(frozen=True)
class DocumentLink:
    """A document as links to it need it."""

    pk: int
    slug: str
    title: str
    game: str
    ruleset: str
    date: date | None
    date_text: str
    publisher: str

    @property
    def short(self) -> str:
        """What a citation calls it."""
        return short_title(self.slug, self.game)

    @property
    def url(self) -> str:
        return reverse("document", args=[self.slug])


@dataclass(frozen=True)
class Link:
    """Where a name leads to."""

    title: str
    url: str


class Library:
    """The names and numbers of one version of the data; every part is read when it is first asked for."""

    def __init__(self) -> None:
        self._rendered: dict[object, SafeString] = {}
        self._derived: dict[str, object] = {}
        self._cards: dict[tuple[str, str], Link | None] = {}
        self.pages: PageStore[KeptPage] = PageStore()

    @cached_property
    def documents(self) -> dict[str, DocumentLink]:
        """The documents by slug, in their order."""
        rows = Document.objects.order_by("order", "slug").values_list(
            "pk", "slug", "title", "game__slug", "ruleset", "date", "date_text", "publisher"
        )
        return {row[1]: DocumentLink(*row) for row in rows}

    @cached_property
    def _terms(self) -> dict[str, dict[str, Link]]:
        """By game and slug. Terms of one slug share a page: if two games have it, the link leads to the game's part."""
        found: dict[str, dict[str, Link]] = {}
        rows = list(GlossaryTerm.objects.values_list("game__slug", "slug", "term"))
        games = Counter(slug for _, slug, _ in rows)
        for game, slug, term in rows:
            place = f"#{game}" if games[slug] > 1 else ""
            found.setdefault(game, {})[slug] = Link(term, reverse("term", args=[slug]) + place)
        return found

    @cached_property
    def outlines(self) -> dict[str, Outline]:
        """The outline of every document by slug."""
        rows = (
            Section.objects.order_by("document", "order")
            .annotate(
                ours=Count("passages", filter=Q(passages__origin=Origin.OURS)),
                originals=Count("passages", filter=Q(passages__origin=Origin.ORIGINAL)),
            )
            .values_list(
                *("document__slug", "pk", "number", "title", "page", "question", "origin", "ours", "originals")
            )
        )
        nodes: dict[str, list[Node]] = {slug: [] for slug in self.documents}
        for slug, *values in rows:
            nodes.setdefault(slug, []).append(Node(slug, *values))
        return {slug: Outline(slug, of_document) for slug, of_document in nodes.items()}

    def card(self, game: str, slug: str) -> Link | None:
        """The card that goes by a title with this slug."""
        if (game, slug) not in self._cards:
            if len(self._cards) >= MAX_RENDERED:
                self._cards.clear()
            rows = CardAlias.objects.filter(game__slug=game, slug=slug).values_list("card__title", "card__slug")
            found = rows.first()
            self._cards[game, slug] = found and Link(found[0], reverse("card", args=[found[1]]))
        return self._cards[game, slug]

    def term(self, game: str, slug: str) -> Link | None:
        """The glossary term with this slug."""
        return self._terms.get(game, {}).get(slug)

    def terms(self, game: str) -> dict[str, Link]:
        """The glossary terms of a game by slug."""
        return self._terms.get(game, {})

    def node(self, document: str, number: str) -> Node | None:
        """The section of a document with a number, a question's number (``q12``), or a number in other case."""
        outline = self.outlines.get(document)
        return outline.find(number) if outline else None

    def game_of(self, document: str) -> str:
        """The game that a document belongs to; empty for an unknown one."""
        link = self.documents.get(document)
        return link.game if link else ""

    def once(self, name: str, derive: Callable[[], Derived]) -> Derived:
        """What another module derives from the library, made when it is first asked for; ``name`` says what it is."""
        if name not in self._derived:
            self._derived[name] = derive()
        return self._derived[name]  # type: ignore[return-value]

    def book_of(self, game: str) -> str:
        """The slug of a game's first document, whose terms its cards use; empty if it has none."""
        return next((link.slug for link in self.documents.values() if link.game == game), "")

    def rendered(self, key: object, render: Callable[[], SafeString]) -> SafeString:
        """The HTML for a key, rendered at most once."""
        found = self._rendered.get(key)
        if found is None:
            if len(self._rendered) >= MAX_RENDERED:
                self._rendered.clear()
            found = self._rendered[key] = render()
        return found


@dataclass
class _OfRequest(threading.local):
    """The library that a request has read already: one request, one version, one query for it."""

    active: bool = False
    library: Library | None = None


_of_request = _OfRequest()
_kept = Versioned(Library)


def library() -> Library:
    """The library as it is now."""
    if _of_request.library is not None:
        return _of_request.library
    found = _kept()
    if _of_request.active:
        _of_request.library = found
    return found


def _begin(**kwargs: object) -> None:
    _of_request.active, _of_request.library = True, None


def _end(**kwargs: object) -> None:
    _of_request.active, _of_request.library = False, None


request_started.connect(_begin, dispatch_uid="pages-library-begin")
request_finished.connect(_end, dispatch_uid="pages-library-end")
