"""What can be kept for reading without a network: every text of the library in one file, and the names of the shell."""

from __future__ import annotations

from typing import Any

from django.template.loader import render_to_string
from django.urls import reverse

from rules.engine.shadowfist import Symbol
from rules.engine.ufs import SYMBOLS
from rules.models import Card, GlossaryTerm, Ruling
from rules.pages.lookups import DocumentLink, library
from rules.pages.markup import rules_text
from rules.pages.presenters.card_list import with_characteristics
from rules.pages.presenters.whole import LINK, printed, whole_document

Page = dict[str, str]

# What every page needs to be shown; the service worker keeps these.
SHELL = (
    *("site.css", "search.css", "texts.css", "drawn.css", "print.css"),
    *("theme.js", "site.js", "suggest.js", "keys.js", "terms.js", "peek.js", "offline.js", "favicon.svg"),
    *(f"symbols/{symbol}.svg" for symbol in (*(each.value for each in Symbol), *SYMBOLS)),
)


def everything() -> list[Page]:
    """Every card, section, ruling and term: ``{"url", "title", "kind", "html"}``, in which nothing is a link."""
    known = library()
    pages = [*_cards()]
    for document in known.documents.values():
        pages += _sections(document)
    return [*pages, *_rulings(), *_terms()]


def _cards() -> list[Page]:
    return [
        _page(card.get_absolute_url(), card.title, "Card", render_to_string("cards/_kept.html", {"card": card}))
        for card in with_characteristics(Card.objects.all())
    ]


def _sections(document: DocumentLink) -> list[Page]:
    """Each section with its own texts, and those of its items."""
    pages: list[Page] = []
    for chapter in whole_document(document):
        for run in chapter.runs:
            html = "".join(printed(paragraph, document.slug) for paragraph in run.paragraphs)
            if run.is_item and pages:
                pages[-1]["html"] += f"<p><b>{run.node.number}</b></p>{html}" if run.opens else html
            elif run.opens:
                pages.append(_page(run.node.url, run.node.label, document.short, html))
            elif pages:
                pages[-1]["html"] += html
    return pages


def _rulings() -> list[Page]:
    rows = Ruling.objects.select_related("section__document").order_by("pk")
    return [
        _page(
            ruling.get_absolute_url(),
            ruling.question,
            "Ruling" if ruling.status == "current" else f"Ruling, {ruling.status}",
            LINK.sub("", rules_text(ruling.answer, ruling.section.document.slug)),
        )
        for ruling in rows
    ]


def _terms() -> list[Page]:
    found: dict[str, Page] = {}
    rows: Any = GlossaryTerm.objects.prefetch_related("definitions__section__document").order_by("slug")
    for term in rows:
        url = reverse("term", args=[term.slug])
        page = found.setdefault(url, _page(url, term.term, "Term", ""))
        for passage in term.definitions.all():
            page["html"] += LINK.sub("", rules_text(passage.text, passage.section.document.slug, term.slug))
    return list(found.values())


def _page(url: str, title: str, kind: str, html: str) -> Page:
    return {"url": url, "title": title, "kind": kind, "html": html}
